import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mediaTexts } from '../../samples/media-texts';
import { sampleMotion } from '../../samples/motion';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { PlayIcon } from '../Icon';
import { Tag } from '../Tag';
import { Hero, type HeroEntry, type HeroProps } from './Hero';
import { HeroMotion } from './HeroMotion';
import { HeroSkeleton } from './HeroSkeleton';

const meta = {
  title: 'Media/Hero',
  component: Hero,
  subcomponents: { HeroMotion, HeroSkeleton },
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Featured',
    entries: [],
    pauseLabel: 'Pause',
    playLabel: 'Play',
    entryLabel: (position, total, title) => `${position} / ${total}: ${title}`,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

function entry(globals: Globals, at: number): HeroEntry {
  const t = sampleTexts(globals);
  return {
    id: String(at),
    title: t.titles[at] ?? '',
    tagline: t.taglines[at % t.taglines.length],
    status: <Badge kind={at === 0 ? 'live' : 'upcoming'}>{at === 0 ? t.live : t.startsAt}</Badge>,
    actions: (
      <>
        <Button size="large" href="#watch" startIcon={<PlayIcon />}>
          {t.watch}
        </Button>
        <Button size="large" href="#details" variant="quiet">
          {t.details}
        </Button>
      </>
    ),
    image: samplePicture(globals, at, 'hero'),
    mobileImage: samplePicture(globals, at, 'heroMobile'),
  };
}

interface SampleHeroProps extends Pick<HeroProps, 'entries' | 'media'> {
  globals: Globals;
}

function SampleHero({ globals, entries, media }: SampleHeroProps) {
  const t = sampleTexts(globals);
  return (
    <Hero
      label={t.featured}
      roleLabel={t.carousel}
      pauseLabel={t.pause}
      playLabel={t.play}
      entryLabel={(position, total, title) => `${position} / ${total}: ${title}`}
      entries={entries}
      media={media}
    />
  );
}

const several = (globals: Globals) => [0, 1, 2].map((at) => entry(globals, at));

/** Entries advance by themselves: a bar fills; hover, focus and the button pause it. */
export const Several: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} entries={several(globals)} />,
};

export const One: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} entries={[entry(globals, 1)]} />,
};

/** Live: the badge, the venue, and one button. */
export const Live: Story = {
  render: (_, { globals }) => {
    const { events } = mediaTexts(globals);
    const status = (
      <>
        <Badge kind="live">{sampleTexts(globals).live}</Badge>
        <Tag>{events[0]?.league}</Tag>
      </>
    );
    return <SampleHero globals={globals} entries={[{ ...entry(globals, 0), status }]} />;
  },
};

/** Before it begins: a countdown and the day. */
export const Upcoming: Story = {
  render: (_, { globals }) => {
    const { events, startsIn } = mediaTexts(globals);
    const status = (
      <>
        <Badge kind="upcoming">{startsIn}</Badge>
        {events[1]?.when}
      </>
    );
    return <SampleHero globals={globals} entries={[{ ...entry(globals, 1), status }]} />;
  },
};

/** A long title is whole: the slide grows with it. */
export const LongTitle: Story = {
  render: (_, { globals }) => {
    const { titles } = sampleTexts(globals);
    const title = titles.slice(0, 6).join(' · ');
    return <SampleHero globals={globals} entries={[{ ...entry(globals, 2), title }]} />;
  },
};

/** Without a picture: the brand's own colours. */
export const WithoutPicture: Story = {
  render: (_, { globals }) => (
    <SampleHero
      globals={globals}
      entries={[{ ...entry(globals, 0), image: undefined, mobileImage: undefined }]}
    />
  ),
};

/** What moves over the picture, from its first frame on; a single entry has a button then. */
export const Moving: Story = {
  render: (_, { globals }) => (
    <SampleHero
      globals={globals}
      entries={[entry(globals, 1)]}
      media={({ stopped, onMoving }) => (
        <HeroMotion src={sampleMotion} stopped={stopped} onMoving={onMoving} />
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const motion = canvasElement.querySelector('[data-ui="hero-motion"]');
    await waitFor(() => expect(motion).toHaveStyle({ opacity: '1' }), { timeout: 10_000 });
    const controls = () => canvasElement.querySelector('[data-ui="hero-controls"]');
    await waitFor(() => expect(controls()).not.toBeNull());
  },
};

/** What would move over the picture, and whose file does not come: the picture stays, and there is nothing to stop. */
export const MotionLost: Story = {
  render: (_, { globals }) => (
    <SampleHero
      globals={globals}
      entries={[entry(globals, 1)]}
      media={({ stopped, onMoving }) => (
        <HeroMotion src="data:video/mp4," stopped={stopped} onMoving={onMoving} />
      )}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = sampleTexts(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: t.titles[1] })).toBeVisible();
    await expect(page.queryByRole('button', { name: t.pause })).toBeNull();
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <HeroSkeleton label={mediaTexts(globals).loading} />,
};

/**
 * Arrow keys change the entry in the direction of the text and wrap around; the first button pauses
 * it.
 */
export const ByKeyboard: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} entries={several(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = sampleTexts(globals);
    const page = within(canvasElement);
    const forward = globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const back = globals.direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    const shown = () => page.getByRole('button', { current: true });
    const third = page.getByRole('button', { name: `3 / 3: ${t.titles[2]}` });
    third.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toBe(third);
    await userEvent.keyboard(forward);
    await expect(shown()).toHaveAccessibleName(`1 / 3: ${t.titles[0]}`);
    await userEvent.keyboard(back + back);
    await expect(shown()).toHaveAccessibleName(`2 / 3: ${t.titles[1]}`);
    // under reduced motion nothing advances, so there is nothing to pause
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(page.getByRole('button', { name: t.pause }));
    await expect(page.getByRole('button', { name: t.play })).toBeVisible();
  },
};
