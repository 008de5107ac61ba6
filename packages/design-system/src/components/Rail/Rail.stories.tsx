import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Card, type CardShape } from '../Card';
import { Rail } from './Rail';
import { RailSkeleton } from './RailSkeleton';

const meta = {
  title: 'Pictures/Rail',
  component: Rail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj;

function SampleRail({ globals, shape }: { globals: Record<string, unknown>; shape: CardShape }) {
  const t = sampleTexts(globals);
  return (
    <Rail
      title={t.rails.live}
      href="#all"
      shape={shape}
      previousLabel={t.previous}
      nextLabel={t.next}
    >
      {t.titles.map((title, at) => (
        <Card
          key={title}
          href={`#${at}`}
          title={title}
          shape={shape}
          image={samplePicture(globals, at, shape)}
          facts={t.facts[at % t.facts.length]}
          badges={at === 0 ? <Badge kind="live">{t.live}</Badge> : undefined}
        />
      ))}
    </Rail>
  );
}

export const Landscape: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="landscape" />,
};

export const Portrait: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="portrait" />,
};

export const Square: Story = {
  render: (_, { globals }) => <SampleRail globals={globals} shape="square" />,
};

export const Loading: Story = {
  render: (_, { globals }) => (
    <RailSkeleton shape="landscape" label={sampleTexts(globals).loading} />
  ),
};
