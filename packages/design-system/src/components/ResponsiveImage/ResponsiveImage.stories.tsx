import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../samples/pictures';
import { Container, Stack } from '../Layout';
import { DeferredMedia } from './DeferredMedia';
import { ResponsiveImage } from './ResponsiveImage';

const meta = {
  title: 'Media/ResponsiveImage',
  component: ResponsiveImage,
  subcomponents: { DeferredMedia },
} satisfies Meta<typeof ResponsiveImage>;

export default meta;
type Story = StoryObj;

export const Shapes: Story = {
  render: (_, { globals }) => (
    <Container width="regular">
      <Stack>
        <ResponsiveImage
          image={samplePicture(globals, 0, 'landscape')}
          alt="Two fighters in the light"
          sizes="760px"
          shape="landscape"
          loading="priority"
        />
        <ResponsiveImage
          image={samplePicture(globals, 1, 'square')}
          alt=""
          sizes="760px"
          shape="square"
        />
      </Stack>
    </Container>
  ),
};

/** Only the colour, until the page reports that its main picture has loaded. */
export const Waiting: Story = {
  render: (_, { globals }) => (
    <DeferredMedia ready={false}>
      <Container width="regular">
        <ResponsiveImage
          image={samplePicture(globals, 0, 'landscape')}
          alt=""
          sizes="760px"
          shape="landscape"
          loading="deferred"
        />
      </Container>
    </DeferredMedia>
  ),
};
