import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { keepRole } from './keep-role';
import * as styles from './Table.styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';

export interface TableColumn<Row> {
  /** Unique among the columns; what `sort` and `onSort` speak of. */
  key: string;
  /** The heading of the column; on phones it stands before each value. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** `start` by default; `end` for figures, which then stand below each other digit by digit. */
  align?: 'start' | 'end';
  /** Its cells name their rows: the name of a fighter, the title of an event. One column at most. */
  rowHeader?: boolean;
  /** Its heading is a button that sorts. */
  sortable?: boolean;
  /** The heading is only for assistive technology, e.g. over a column of buttons. */
  hiddenHeader?: boolean;
}

export interface TableSort {
  /** The key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table holds, e.g. "Payments of 2026". */
  caption: string;
  /** The caption is only for assistive technology: a heading above says the same. */
  hiddenCaption?: boolean;
  /** The columns in their order, each with its heading and how it draws a row. */
  columns: readonly TableColumn<Row>[];
  /** In the order they are shown: sorting them is the page's work. */
  rows: readonly Row[];
  /** A key for each row. */
  rowKey: (row: Row) => string;
  /** How the rows are sorted now. */
  sort?: TableSort;
  /** A heading was pressed: the first time ascending, then the other way. */
  onSort?: (sort: TableSort) => void;
  /** The rows are on their way: as many skeletons as are expected stand for them. */
  loadingRows?: number;
  /** Stands in the place of rows when there are none: why, and what to do. */
  empty?: ReactNode;
  /** A long table scrolls in itself, under its headings; otherwise with the page. */
  bounded?: boolean;
}

/**
 * Rows and columns. On phones each row becomes a small list of labelled values, and the headings that sort stay above.
 * Its parts keep their roles there, which browsers drop from a table that is drawn as something else.
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
