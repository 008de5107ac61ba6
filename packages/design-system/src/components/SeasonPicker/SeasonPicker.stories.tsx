import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { detailTexts } from '../../samples/detail-texts';
import { EpisodeListSkeleton } from '../EpisodeRow';
import { Stack } from '../Layout';
import { SeasonPicker, type SeasonPickerProps } from './SeasonPicker';

const meta = {
  title: 'Navigation/SeasonPicker',
  component: SeasonPicker,
  args: { label: 'Seasons', seasons: [] },
  argTypes: { seasons: { control: false } },
} satisfies Meta<typeof SeasonPicker>;

export default meta;
type Story = StoryObj;

/** A number of seasons, newest first, and the specials. */
function seasons(globals: Record<string, unknown>, count: number): SeasonPickerProps {
  const t = detailTexts(globals);
  const number = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en');
  const numbered = Array.from({ length: count - 1 }, (_, at) => ({
    href: `#${count - at - 1}`,
    label: t.season.replace('{number}', number.format(count - at - 1)),
    note: t.episodeCount,
    current: at === 1,
  }));
  return { label: t.seasons, seasons: [...numbered, { href: '#specials', label: t.specials }] };
}

/** Up to four are tabs. */
export const Few: Story = {
  render: (_, { globals }) => <SeasonPicker {...seasons(globals, 4)} />,
};

/** More are in a list that opens below the button and scrolls. */
export const Many: Story = {
  render: (_, { globals }) => (
    <Stack gap={13}>
      <SeasonPicker {...seasons(globals, 14)} />
      <EpisodeListSkeleton count={3} />
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const list = page.getByRole<HTMLDetailsElement>('group');
    const { label, seasons: all } = seasons(globals, 14);
    await userEvent.click(page.getByLabelText(`${label}: ${all[1]?.label}`));
    await expect(list.open).toBe(true);
  },
};
