import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailTexts } from '../../samples/detail-texts';
import { Stack } from '../Layout';
import { ResultCount } from '../ResultCount';
import { FilterChips, type FilterChipsProps } from './FilterChips';

const meta = {
  title: 'Navigation/FilterChips',
  component: FilterChips,
  subcomponents: { ResultCount },
  args: { label: 'Filters', chips: [] },
  argTypes: { chips: { control: false } },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj;

/** The filters of a list, some of them on. */
function filters(globals: Record<string, unknown>, on: readonly number[]): FilterChipsProps {
  const t = detailTexts(globals);
  const number = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en');
  return {
    label: t.filters,
    clear: { href: '#all', label: t.clear },
    chips: t.filterNames.map((label, at) => ({
      href: `#${at}`,
      label,
      count: number.format(148 - at * 23),
      on: on.includes(at),
    })),
  };
}

/** None is on: nothing to clear. */
export const Off: Story = {
  render: (_, { globals }) => <FilterChips {...filters(globals, [])} />,
};

/** Two are on, with the number of titles that are left. */
export const On: Story = {
  render: (_, { globals }) => (
    <Stack gap={13}>
      <FilterChips {...filters(globals, [1, 3])} />
      <ResultCount>{detailTexts(globals).results}</ResultCount>
    </Stack>
  ),
};
