import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn, type TableProps } from './Table';

interface Fighter {
  name: string;
  wins: number;
}

const columns: TableColumn<Fighter>[] = [
  { key: 'name', header: 'Fighter', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { key: 'wins', header: 'Wins', cell: ({ wins }) => wins, align: 'end', sortable: true },
  { key: 'go', header: 'Profile', hiddenHeader: true, cell: () => <a href="/a">Open</a> },
];
const rows: Fighter[] = [
  { name: 'Ada', wins: 18 },
  { name: 'Maja', wins: 21 },
];

const table = (props: Partial<TableProps<Fighter>> = {}) =>
  render(
    <Table
      caption="Ranking"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      {...props}
    />,
  );

describe('Table', () => {
  it('is a table named by its caption, with headings of columns and rows', () => {
    table();
    const found = screen.getByRole('table', { name: 'Ranking' });
    const headings = within(found).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(['Fighter', 'Wins', 'Profile']);
    expect(within(found).getByRole('rowheader', { name: 'Maja' })).toBeInTheDocument();
    expect(within(found).getByRole('cell', { name: '21' })).toBeInTheDocument();
  });

  it('keeps the name when the caption is not shown', () => {
    table({ hiddenCaption: true });
    expect(screen.getByRole('table', { name: 'Ranking' })).toBeInTheDocument();
  });

  it('announces how it is sorted, and calls back for another order by keyboard', async () => {
    const onSort = vi.fn();
    const { rerender } = table({ sort: { column: 'wins', direction: 'ascending' }, onSort });
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Wins')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Fighter')).toHaveAttribute('aria-sort', 'none');
    expect(heading('Profile')).not.toHaveAttribute('aria-sort');

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenLastCalledWith({ column: 'wins', direction: 'descending' });
    await userEvent.click(screen.getByRole('button', { name: 'Fighter' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });

    rerender(
      <Table
        caption="Ranking"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={{ column: 'wins', direction: 'descending' }}
        onSort={onSort}
      />,
    );
    expect(heading('Wins')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Wins' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'wins', direction: 'ascending' });
  });

  it('shows the column’s heading before each value on phones', () => {
    table();
    expect(screen.getByRole('cell', { name: '18' })).toHaveAttribute('data-label', 'Wins');
    expect(screen.getByRole('rowheader', { name: 'Ada' })).not.toHaveAttribute('data-label');
  });

  it('is busy while its rows are loading', () => {
    table({ rows: [], loadingRows: 3, empty: 'Nobody yet' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByText('Nobody yet')).toBeNull();
  });

  it('shows why it is empty', () => {
    table({ rows: [], empty: 'Nobody yet' });
    expect(screen.getByRole('cell', { name: 'Nobody yet' })).toHaveAttribute('colspan', '3');
  });

  it('is a stop of the keyboard where it scrolls in itself', async () => {
    table({ bounded: true });
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Ranking' })).toHaveFocus();
  });
});
