import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Card, type CardShape, CardSkeleton } from '../Card';
import { GRID_SIZES, Grid } from './Grid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { shape: 'landscape', children: null },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj;

const ofShape = (shape: CardShape): Story => ({
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Grid shape={shape} label={t.rails.live}>
        {t.titles.map((title, at) => (
          <Card
            key={title}
            href={`#${at}`}
            title={title}
            shape={shape}
            sizes={GRID_SIZES[shape]}
            imageLoading="lazy"
            image={samplePicture(globals, at, shape)}
            facts={t.facts[at % t.facts.length]}
          />
        ))}
      </Grid>
    );
  },
});

export const Landscape = ofShape('landscape');

export const Portrait = ofShape('portrait');

export const Square = ofShape('square');

/** Skeletons in place of the cards that are loading. */
export const Loading: Story = {
  render: (_, { globals }) => (
    <Grid shape="portrait" label={mediaTexts(globals).loading}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <CardSkeleton key={key} shape="portrait" />
      ))}
    </Grid>
  ),
};
