import { find, keepEnd, setText, watchScrolling } from "./dom.js";

const list = find("#moves");
const heads = Array.from(list.querySelectorAll("th"));
const rows = find("tbody", list);

function newRow() {
  const row = document.createElement("tr");
  const number = document.createElement("th");
  number.scope = "row";
  row.append(number, document.createElement("td"), document.createElement("td"));
  return row;
}

/** @param {import("./link.js").Game} game */
export function showScoresheet({ labels, first, moves }) {
  [labels.number, labels.white, labels.black].forEach((text, index) => {
    const head = heads[index];
    if (head) setText(head, text);
  });
  keepEnd(list, () => {
    while (rows.children.length > moves.length) rows.lastElementChild?.remove();
    moves.forEach((pair, index) => {
      const row = rows.children[index] ?? rows.appendChild(newRow());
      [String(first + index), ...pair].forEach((text, column) => {
        const cell = row.children[column];
        if (cell) setText(cell, text);
      });
    });
  });
}

watchScrolling(list);
