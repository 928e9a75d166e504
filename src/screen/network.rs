//! Which network this machine is in, and under which address others there find it. Nothing is sent to find out.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// An address for documentation (RFC 5737), to which nothing is sent: the system only says from where it would be.
const ANYWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address of this machine on the way out; `None`: it is in no network.
pub(super) fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ANYWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

/// What tells this network from others: its gateway, by its address and, where it is known, by its hardware. `None`: that cannot be told,
/// and the network is not known again.
pub(super) fn name() -> Option<String> {
    let [routes, neighbours] = ["/proc/net/route", "/proc/net/arp"].map(fs::read_to_string);
    name_in(&routes.ok()?, &neighbours.unwrap_or_default())
}

fn name_in(routes: &str, neighbours: &str) -> Option<String> {
    let gateway = routes.lines().skip(1).find_map(|route| {
        let fields: Vec<&str> = route.split_whitespace().collect();
        let (target, gateway) = (fields.get(1)?, fields.get(2)?);
        let bytes = u32::from_str_radix(gateway, 16).ok().filter(|bytes| *bytes != 0)?;
        // The kernel writes the address as it lies in memory.
        (*target == "00000000").then(|| Ipv4Addr::from(bytes.to_ne_bytes()))
    })?;
    let hardware = neighbours.lines().skip(1).find_map(|neighbour| {
        let fields: Vec<&str> = neighbour.split_whitespace().collect();
        (fields.first()?.parse() == Ok(gateway)).then_some(*fields.get(3)?)
    });
    Some(hardware.map_or_else(|| gateway.to_string(), |hardware| format!("{gateway} {hardware}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUTES: &str = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n\
         wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0\n\
         wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n";
    const NEIGHBOURS: &str = "IP address       HW type     Flags       HW address            Mask     Device\n\
         192.168.1.7      0x1         0x2         aa:aa:aa:aa:aa:aa     *        wlan0\n\
         192.168.1.1      0x1         0x2         bb:bb:bb:bb:bb:bb     *        wlan0\n";

    #[test]
    fn a_network_is_known_by_its_gateway() {
        assert_eq!(name_in(ROUTES, NEIGHBOURS).as_deref(), Some("192.168.1.1 bb:bb:bb:bb:bb:bb"));
        assert_eq!(name_in(ROUTES, "").as_deref(), Some("192.168.1.1"));
        assert_eq!(name_in("", NEIGHBOURS), None);
        assert_eq!(name_in("a\nb ü\nc 00000000 zz\n", "x\ny\n"), None);
    }
}
