import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Card } from '../Card';
import { Grid } from '../Grid';
import { ThumbnailMosaic } from './ThumbnailMosaic';

const meta = {
  title: 'Media/ThumbnailMosaic',
  component: ThumbnailMosaic,
  args: { images: [] },
} satisfies Meta<typeof ThumbnailMosaic>;

export default meta;
type Story = StoryObj;

const inShape = (shape: 'square' | 'landscape'): Story => ({
  render: (_, { globals }) => {
    const { mosaic } = mediaTexts(globals);
    return (
      <Grid shape={shape} label={mosaic}>
        {[0, 1, 2, 3, 4, 7].map((count) => (
          <ThumbnailMosaic
            key={count}
            shape={shape}
            label={`${mosaic} ${count}`}
            images={Array.from({ length: count }, (_, at) => samplePicture(globals, at, shape))}
          />
        ))}
      </Grid>
    );
  },
});

/** None, one, two, three, four, and the first four of seven. */
export const Square = inShape('square');

export const Landscape = inShape('landscape');

/** The picture of a watchlist's card. */
export const InACard: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Grid shape="square" label={t.mosaic}>
        {[4, 3].map((count) => (
          <Card
            key={count}
            href="#list"
            title={t.mosaic}
            kind="playlist"
            shape="square"
            facts={t.playlist.facts}
            art={
              <ThumbnailMosaic
                images={Array.from({ length: count }, (_, at) =>
                  samplePicture(globals, at, 'square'),
                )}
              />
            }
          />
        ))}
      </Grid>
    );
  },
};
