import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type MediaTexts, mediaTexts } from '../../samples/media-texts';
import { Container } from '../Layout';
import { TextLink } from '../TextLink';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table';

const meta = {
  title: 'Media/Table',
  component: Table,
  args: { caption: 'Lightweight', columns: [], rows: [], rowKey: String },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj;

interface Fighter {
  name: string;
  fights: number;
  wins: number;
  share: number;
  club: string;
}

const fightersOf = ({ people, table }: MediaTexts): Fighter[] =>
  people.map((name, at) => ({
    name,
    fights: 20 + ((at * 7) % 11),
    wins: 9 + ((at * 5) % 13),
    share: 31 + ((at * 23) % 60),
    club: table.clubs[at] ?? '',
  }));

interface SampleTableProps extends Partial<TableProps<Fighter>> {
  globals: Record<string, unknown>;
}

function SampleTable({ globals, ...props }: SampleTableProps) {
  const t = mediaTexts(globals);
  const [sort, setSort] = useState<TableSort>({ column: 'wins', direction: 'descending' });
  const number = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en');
  const { columns: words } = t.table;
  const columns: TableColumn<Fighter>[] = [
    { key: 'name', header: words.name, cell: ({ name }) => name, rowHeader: true, sortable: true },
    { key: 'club', header: words.club, cell: ({ club }) => club },
    { key: 'fights', header: words.fights, cell: (row) => number.format(row.fights), align: 'end' },
    {
      key: 'wins',
      header: words.wins,
      cell: (row) => number.format(row.wins),
      align: 'end',
      sortable: true,
    },
    {
      key: 'share',
      header: words.share,
      cell: (row) => `${number.format(row.share)} %`,
      align: 'end',
    },
    {
      key: 'action',
      header: t.table.action,
      hiddenHeader: true,
      cell: ({ name }) => <TextLink href={`#${name}`}>{t.table.action}</TextLink>,
      align: 'end',
    },
  ];
  const way = sort.direction === 'ascending' ? 1 : -1;
  const rows = fightersOf(t).sort((one, other) =>
    sort.column === 'wins'
      ? way * (one.wins - other.wins)
      : way * one.name.localeCompare(other.name),
  );
  return (
    <Container width="wide">
      <Table
        caption={t.table.caption}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        empty={t.table.empty}
        {...props}
      />
    </Container>
  );
}

/** Narrow screens show each row as a list of labelled values. Headings sort by Enter and Space. */
export const Sortable: Story = {
  render: (_, { globals }) => <SampleTable globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const { columns } = mediaTexts(globals).table;
    const page = within(canvasElement);
    const wins = page.getByRole('columnheader', { name: columns.wins });
    const name = page.getByRole('columnheader', { name: columns.name });
    await expect(wins).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(wins).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <SampleTable globals={globals} loadingRows={6} />,
};

export const Empty: Story = {
  render: (_, { globals }) => <SampleTable globals={globals} rows={[]} />,
};

/** Scrolls in itself, with its headings visible. */
export const Bounded: Story = {
  render: (_, { globals }) => {
    const fighters = fightersOf(mediaTexts(globals));
    const rows = ['', ' II', ' III', ' IV'].flatMap((suffix) =>
      fighters.map((fighter) => ({ ...fighter, name: fighter.name + suffix })),
    );
    return <SampleTable globals={globals} rows={rows} bounded />;
  },
};
