import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type DetailTexts, detailTexts } from '../../samples/detail-texts';
import { samplePicture } from '../../samples/pictures';
import { HeartIcon, PlusIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Container, Stack } from '../Layout';
import { EpisodeList, EpisodeListSkeleton } from './EpisodeList';
import { EpisodeRow, type EpisodeRowProps } from './EpisodeRow';

const meta = {
  title: 'Media/EpisodeRow',
  component: EpisodeRow,
  subcomponents: { EpisodeList, EpisodeListSkeleton },
  args: { title: 'Ninety days out', number: '1' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EpisodeRow>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

/** The episodes of a season, each with a state of its own. */
function episodes(globals: Globals, states: readonly Partial<EpisodeRowProps>[]) {
  const t = detailTexts(globals);
  const number = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en');
  return (
    <EpisodeList label={t.season.replace('{number}', number.format(2))}>
      {t.episodes.map(({ title, synopsis, facts, duration }, at) => (
        <EpisodeRow
          key={title}
          href={`#${at}`}
          title={title}
          number={number.format(at + 1)}
          numberLabel={t.episode}
          synopsis={synopsis}
          facts={facts}
          duration={duration}
          image={samplePicture(globals, at + 4, 'landscape')}
          {...states[at]}
        />
      ))}
    </EpisodeList>
  );
}

const story = (states: (t: DetailTexts) => readonly Partial<EpisodeRowProps>[]): Story => ({
  render: (_, { globals }) => (
    <Container>{episodes(globals, states(detailTexts(globals)))}</Container>
  ),
});

/** Watched, begun and next up, to come, and new. */
export const States = story((t) => [
  { progress: { value: 1, label: t.seen } },
  { progress: { value: 0.6, label: t.begun }, mark: { kind: 'next', label: t.next } },
  {},
  { mark: { kind: 'new', label: t.isNew } },
]);

/** A playlist: the one that is playing, a locked one, and quick actions. */
export const Playlist = story((t) => [
  { number: undefined },
  { number: undefined, mark: { kind: 'playing', label: t.playing } },
  { number: undefined, lockedLabel: t.locked },
  {
    number: undefined,
    actions: <IconButton label={t.add} icon={<HeartIcon />} />,
  },
]);

/** No picture: the brand's drawing; no synopsis, no facts: the row keeps its height. */
export const MissingParts = story((t) => [
  { image: undefined },
  { image: undefined, synopsis: undefined, facts: undefined },
  { synopsis: undefined, duration: undefined },
  { href: undefined, actions: <IconButton label={t.add} icon={<PlusIcon />} /> },
]);

/** A row has the height of its skeleton. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const t = detailTexts(globals);
    const [one] = t.episodes;
    return (
      <Container>
        <Stack gap={34}>
          <EpisodeListSkeleton count={2} />
          <EpisodeList label={t.seasons}>
            {[1, 2].map((number) => (
              <EpisodeRow
                key={number}
                href={`#${number}`}
                title={t.isNew}
                synopsis={one?.synopsis}
                facts={t.facts[0]}
                number={String(number)}
                image={samplePicture(globals, number, 'landscape')}
              />
            ))}
          </EpisodeList>
        </Stack>
      </Container>
    );
  },
  play: async ({ canvasElement }) => {
    const [waiting, list] = [...canvasElement.querySelectorAll('[data-ui="episodes"]')].map((one) =>
      one.getBoundingClientRect().height.toFixed(0),
    );
    await expect(waiting).toBe(list);
  },
};
