// Session storage throws where a browser forbids it. The page works without.

/** @param {string} key */
export function read(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function write(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
