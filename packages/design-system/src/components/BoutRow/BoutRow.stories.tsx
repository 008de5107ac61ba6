import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { detailTexts } from '../../samples/detail-texts';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { FightCard } from '../FightCard';
import { Container } from '../Layout';
import { BoutRow, type BoutRowProps } from './BoutRow';

const meta = {
  title: 'Media/BoutRow',
  component: BoutRow,
  subcomponents: { FightCard },
  args: {
    red: { name: 'Ada Okafor', cornerLabel: 'Red corner' },
    blue: { name: 'Kim Sato', cornerLabel: 'Blue corner' },
    versus: 'vs.',
    weightClass: 'Lightweight',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoutRow>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

/** A fight of an evening, by its place. */
function bout(globals: Globals, at: number): BoutRowProps {
  const { people, records } = mediaTexts(globals);
  const t = detailTexts(globals).bouts;
  const fighter = (who: number, cornerLabel: string) => ({
    name: people[who] ?? '',
    cornerLabel,
    nickname: t.nicknames[who % 4] || undefined,
    record: records[who],
    country: t.countries[who % 4],
    image: who < 2 ? samplePicture(globals, who, 'square') : undefined,
    href: `#fighter-${who}`,
  });
  return {
    red: fighter(at * 2, t.red),
    blue: fighter(at * 2 + 1, t.blue),
    versus: t.versus,
    weightClass: t.weights[at] ?? '',
    stakeLabel: at === 0 ? t.titleFight : undefined,
    rounds: t.rounds[at === 0 ? 0 : 1],
    winnerLabel: t.winner,
    main: at === 0,
  };
}

const result = (globals: Globals, at: number) => {
  const t = detailTexts(globals).bouts;
  return at === 2
    ? { label: t.draw, detail: t.ends[at] }
    : {
        winner: at === 0 ? ('red' as const) : ('blue' as const),
        label: t.methods[at] ?? '',
        detail: t.ends[at],
      };
};

/** An evening in two segments, with what each fight has to show. */
const evening = (more: (globals: Globals, at: number) => Partial<BoutRowProps>): Story => ({
  render: (_, { globals }) => {
    const t = detailTexts(globals).bouts;
    const row = (at: number) => <BoutRow key={at} {...bout(globals, at)} {...more(globals, at)} />;
    return (
      <Container spaced>
        <FightCard
          segments={[
            {
              id: 'main',
              title: t.segments[0] ?? '',
              note: t.segmentNotes[0],
              bouts: [row(0), row(1)],
            },
            {
              id: 'prelims',
              title: t.segments[1] ?? '',
              note: t.segmentNotes[1],
              bouts: row(2),
            },
          ]}
        />
      </Container>
    );
  },
});

/** Before the evening. */
export const Upcoming = evening(() => ({}));

/** Afterwards: two winners and a draw. */
export const Results = evening((globals, at) => ({ result: result(globals, at) }));

/** For viewers who want no results: each fight is uncovered by itself. */
export const Covered: Story = {
  ...evening((globals, at) => {
    const { show, hide, loading } = detailTexts(globals).bouts;
    return {
      result: at === 1 ? undefined : result(globals, at),
      cover: { showLabel: show, hideLabel: hide, loadingLabel: loading },
    };
  }),
  play: async ({ canvasElement, globals }) => {
    const { show, winner } = detailTexts(globals).bouts;
    const page = within(canvasElement);
    await expect(page.getByText(winner)).not.toBeVisible();
    const [first] = page.getAllByText(show);
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getByText(winner)).toBeVisible());
  },
};
