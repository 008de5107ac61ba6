const keep = <Role extends string>(role: Role) => ({ role });

/**
 * The roles of a table's parts, written out: some browsers drop them when the parts are displayed
 * as blocks.
 */
export const keepRole = {
  table: keep('table'),
  rowgroup: keep('rowgroup'),
  row: keep('row'),
  columnheader: keep('columnheader'),
  rowheader: keep('rowheader'),
  cell: keep('cell'),
};
