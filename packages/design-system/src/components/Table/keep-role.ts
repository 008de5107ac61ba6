const keep = <Role extends string>(role: Role) => ({ role });

/** Some browsers forget what a part of a table is when it is drawn as a block: said again, it stays. */
export const keepRole = {
  table: keep('table'),
  rowgroup: keep('rowgroup'),
  row: keep('row'),
  columnheader: keep('columnheader'),
  rowheader: keep('rowheader'),
  cell: keep('cell'),
};
