import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Container, Stack } from '../Layout';
import { RankingRow, type RankingRowProps } from './RankingRow';

const meta = {
  title: 'Media/RankingRow',
  component: RankingRow,
  args: { rank: '1', rankLabel: 'Rank', name: 'Ada Okafor', record: '18–2–0' },
} satisfies Meta<typeof RankingRow>;

export default meta;
type Story = StoryObj;

const MOVES = [0, 0, 2, -1, 'new', -3] as const;

function Ranking({ globals, linked }: { globals: Record<string, unknown>; linked: boolean }) {
  const t = mediaTexts(globals);
  const number = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en');
  const movement = (by: (typeof MOVES)[number]): RankingRowProps['movement'] => {
    if (by === 'new') return { way: 'new', text: t.isNew, label: t.isNew };
    if (by === 0) return { way: 'same', text: '–', label: t.same };
    const text = number.format(Math.abs(by));
    const label = by > 0 ? t.up : t.down;
    return { way: by > 0 ? 'up' : 'down', text, label: label.replace('{count}', text) };
  };
  return (
    <Container width="regular">
      <Stack as="ol" gap={3}>
        {t.people.map((name, at) => {
          const by = MOVES[at] ?? 0;
          return (
            <RankingRow
              key={name}
              rank={at === 0 ? undefined : number.format(at)}
              rankLabel={t.rank}
              championLabel={at === 0 ? t.champion : undefined}
              name={name}
              record={t.records[at] ?? ''}
              image={at < 2 ? samplePicture(globals, at, 'square') : undefined}
              movement={at === 0 ? undefined : movement(by)}
              href={linked ? `#${at}` : undefined}
            />
          );
        })}
      </Stack>
    </Container>
  );
}

export const WithChampion: Story = {
  render: (_, { globals }) => <Ranking globals={globals} linked={false} />,
};

/** Each row is one link: Tab moves from row to row. */
export const Linked: Story = {
  render: (_, { globals }) => <Ranking globals={globals} linked />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    for (const row of rows) {
      await userEvent.tab();
      await expect(row).toHaveFocus();
    }
  },
};
