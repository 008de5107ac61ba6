import { Skeleton } from '../Skeleton';
import { keepRole } from './keep-role';
import type { TableColumn, TableProps } from './Table';
import * as styles from './Table.styles';

type TableBodyProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'empty'> & {
  loadingRows: number;
};

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, empty, loadingRows } = props;
  return (
    <tbody {...keepRole.rowgroup} className={styles.body().className}>
      {loadingRows > 0 ? (
        Array.from({ length: loadingRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike and never move
          <tr key={index} {...keepRole.row} className={styles.row().className}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} waiting />
            ))}
          </tr>
        ))
      ) : rows.length === 0 ? (
        <tr {...keepRole.row} className={styles.row().className}>
          <td {...keepRole.cell} colSpan={columns.length} className={styles.empty().className}>
            {empty}
          </td>
        </tr>
      ) : (
        rows.map((row) => (
          <tr key={rowKey(row)} {...keepRole.row} className={styles.row().className}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))
      )}
    </tbody>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row?: Row;
  waiting?: boolean;
}

function Cell<Row>({ column, row, waiting }: CellProps<Row>) {
  const { header, align = 'start', cell, rowHeader, hiddenHeader } = column;
  const content = waiting ? (
    <span className={styles.waiting().className}>
      <Skeleton width={rowHeader ? 'long' : 'half'} />
    </span>
  ) : (
    row !== undefined && cell(row)
  );
  const shared = {
    className: styles.cell({ align, rowHeader }).className,
    // shown before the value where the headings are hidden
    'data-label': rowHeader || hiddenHeader ? undefined : header,
  };
  return rowHeader && !waiting ? (
    <th scope="row" {...keepRole.rowheader} {...shared}>
      {content}
    </th>
  ) : (
    <td {...keepRole.cell} {...shared}>
      {content}
    </td>
  );
}
