import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { keepRole } from './keep-role';
import * as styles from './Table.styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';

export interface TableColumn<Row> {
  /** The column's key, unique among the columns; used by `sort` and `onSort`. */
  key: string;
  /** The heading of the column; on phones it is shown before each value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** `start` by default; `end` for numbers, which then align digit by digit. */
  align?: 'start' | 'end';
  /**
   * Whether its cells name their rows: the name of a fighter, the title of an event. One column at
   * most.
   */
  rowHeader?: boolean;
  /** Whether its heading is a button that sorts. */
  sortable?: boolean;
  /** Whether the heading is only for assistive technology, e.g. over a column of buttons. */
  hiddenHeader?: boolean;
}

export interface TableSort {
  /** The key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** The table's name, e.g. "Payments of 2026". */
  caption: string;
  /**
   * Whether the caption is only for assistive technology, because a heading above says the same.
   */
  hiddenCaption?: boolean;
  /** The columns, in their order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order they are shown: the page sorts them. */
  rows: readonly Row[];
  /** Returns the key of a row. */
  rowKey: (row: Row) => string;
  /** The present sort order. */
  sort?: TableSort;
  /** Called when a heading is pressed: the first time ascending, then descending. */
  onSort?: (sort: TableSort) => void;
  /** How many skeleton rows to show while the rows are loading. */
  loadingRows?: number;
  /** Content in place of the rows when there are none: why, and what to do. */
  empty?: ReactNode;
  /** Whether a long table scrolls in itself, under its headings, instead of with the page. */
  bounded?: boolean;
}

/**
 * Rows and columns. On phones each row becomes a small list of labelled values, and the headings
 * that sort stay above. Its parts keep their roles there, which browsers drop from a table that is
 * displayed as blocks.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hiddenCaption, columns, sort, onSort, loadingRows = 0, bounded } = props;
  const captionId = useId();
  return (
    <div
      className={styles.frame({ bounded }).className}
      {...(bounded ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
    >
      <table
        {...keepRole.table}
        aria-labelledby={captionId}
        aria-busy={loadingRows > 0 || undefined}
        className={styles.table().className}
        data-ui="table"
      >
        <caption id={captionId} className={styles.caption().className}>
          {hiddenCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} bounded={bounded} />
        <TableBody {...props} loadingRows={loadingRows} />
      </table>
    </div>
  );
}
