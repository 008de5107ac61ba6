import { ChevronDownIcon, SortIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { keepRole } from './keep-role';
import type { TableColumn, TableProps, TableSort } from './Table';
import * as styles from './Table.styles';

type TableHeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort' | 'bounded'>;

export function TableHead<Row>({ columns, sort, onSort, bounded }: TableHeadProps<Row>) {
  return (
    <thead {...keepRole.rowgroup} className={styles.head().className}>
      <tr {...keepRole.row} className={styles.headRow().className}>
        {columns.map((column) => {
          const { key, header, align = 'start', sortable, hiddenHeader } = column;
          return (
            <th
              key={key}
              scope="col"
              {...keepRole.columnheader}
              aria-sort={sortable ? (sort?.column === key ? sort.direction : 'none') : undefined}
              className={
                styles.heading({
                  align,
                  sticky: bounded ? 'frame' : 'page',
                  sortable: Boolean(sortable),
                }).className
              }
            >
              {sortable ? (
                <SortButton column={column} sort={sort} onSort={onSort} />
              ) : hiddenHeader ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: TableProps<Row>['onSort'];
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const { key, header, align = 'start' } = column;
  const now = sort?.column === key ? sort.direction : 'none';
  const next = now === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={styles.sort({ align, now }).className}
      onClick={() => onSort?.({ column: key, direction: next })}
    >
      <span>{header}</span>
      {now === 'none' ? <SortIcon /> : <ChevronDownIcon />}
    </button>
  );
}
