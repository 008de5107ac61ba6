import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge, LanguageBadge } from '../Badge';
import { Button } from '../Button';
import { Card, type CardKind, type CardShape } from '../Card';
import { CalendarIcon } from '../Icon';
import { EmptyState, ErrorState } from '../StateMessage';
import { Rail } from './Rail';
import { RailSkeleton } from './RailSkeleton';

const meta = {
  title: 'Media/Rail',
  component: Rail,
  subcomponents: { RailSkeleton },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Live and upcoming',
    shape: 'landscape',
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

const KIND: Record<CardShape, CardKind> = {
  landscape: 'event',
  portrait: 'series',
  square: 'playlist',
};

interface SampleRailProps {
  globals: Globals;
  shape: CardShape;
  kind?: CardKind;
  most?: number;
}

function SampleRail({ globals, shape, kind = KIND[shape], most = 10 }: SampleRailProps) {
  const t = sampleTexts(globals);
  const { previous, next, people, records, all } = mediaTexts(globals);
  const fighters = kind === 'fighter';
  const titles = fighters ? people : t.titles;
  return (
    <Rail title={all} href="#all" shape={shape} previousLabel={previous} nextLabel={next}>
      {titles.slice(0, most).map((title, at) => (
        <Card
          key={title}
          href={`#${at}`}
          title={title}
          shape={shape}
          kind={kind}
          state={at === 0 && shape === 'landscape' ? 'live' : undefined}
          image={samplePicture(globals, at, shape)}
          facts={(fighters ? records : t.facts)[at % 6]}
          badges={
            at === 0 && shape === 'landscape' ? <Badge kind="live">{t.live}</Badge> : undefined
          }
          corner={
            at % 3 === 1 ? <LanguageBadge style="code" language="es" name="Español" /> : undefined
          }
          lockedLabel={at === 2 ? t.locked : undefined}
          progress={
            shape === 'landscape' && at === 3 ? { value: 0.4, label: t.progress } : undefined
          }
        />
      ))}
    </Rail>
  );
}

/** Events and episodes. */
export const Landscape: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="landscape" />,
};

/** Series. */
export const Portrait: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="portrait" />,
};

/** Playlists. */
export const Square: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="square" />,
};

export const Fighters: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="portrait" kind="fighter" />,
};

/** Fewer cards than fit: they keep their size, and there are no arrows. */
export const Few: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="landscape" most={2} />,
};

/** The skeleton above has the height of the row below. */
export const Loading: Story = {
  render: (_, { globals }) => (
    <>
      <RailSkeleton
        shape="landscape"
        kind="event"
        title={mediaTexts(globals).all}
        label={mediaTexts(globals).loading}
      />
      <SampleRail globals={globals} shape="landscape" />
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    const [coming = 0, here] = [...canvasElement.querySelectorAll('[data-ui="rail"]')].map((rail) =>
      Math.round(rail.getBoundingClientRect().height),
    );
    // A skeleton cannot know that a title will need a second line.
    if (globals.text === 'long') await expect(coming).toBeLessThanOrEqual(Number(here));
    else await expect(coming).toBe(here);
  },
};

export const Empty: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Rail
        title={t.all}
        shape="landscape"
        previousLabel={t.previous}
        nextLabel={t.next}
        message={
          <EmptyState
            headingLevel={3}
            icon={<CalendarIcon />}
            title={t.railEmpty.title}
            text={t.railEmpty.text}
          />
        }
      />
    );
  },
};

export const Failed: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Rail
        title={t.all}
        shape="landscape"
        previousLabel={t.previous}
        nextLabel={t.next}
        message={
          <ErrorState
            headingLevel={3}
            title={t.railFailed.title}
            text={t.railFailed.text}
            actions={<Button variant="secondary">{t.railFailed.retry}</Button>}
          />
        }
      />
    );
  },
};

/**
 * Tab reaches the heading and the row; arrow keys move in the direction of the text, Home and End
 * to the ends.
 */
export const ByKeyboard: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="landscape" />,
  play: async ({ canvasElement, globals }) => {
    const [heading, ...cards] = within(canvasElement).getAllByRole('link');
    const forward = globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const back = globals.direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.tab();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
    await userEvent.keyboard(forward + forward);
    await expect(cards[2]).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(cards[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cards.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cards[0]).toHaveFocus();
  },
};
