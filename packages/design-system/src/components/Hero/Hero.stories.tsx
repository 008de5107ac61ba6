import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { PlayIcon } from '../Icon';
import { Hero } from './Hero';

const meta = {
  title: 'Pictures/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj;

function SampleHero({ globals, count }: { globals: Record<string, unknown>; count: number }) {
  const t = sampleTexts(globals);
  return (
    <Hero
      label={t.featured}
      roleLabel={t.carousel}
      pauseLabel={t.pause}
      playLabel={t.play}
      entryLabel={(position, total, title) => `${position} / ${total}: ${title}`}
      entries={t.taglines.slice(0, count).map((tagline, at) => ({
        id: String(at),
        title: t.titles[at] ?? '',
        tagline,
        status: (
          <Badge kind={at === 0 ? 'live' : 'upcoming'}>{at === 0 ? t.live : t.startsAt}</Badge>
        ),
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
      }))}
    />
  );
}

export const Several: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} count={3} />,
};

export const One: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} count={1} />,
};
