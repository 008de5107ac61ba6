import type { Meta, StoryObj } from '@storybook/react-vite';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Heading } from '../Heading';
import { Container, Stack } from '../Layout';
import { Text } from '../Text';
import { Skeleton } from './Skeleton';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj;

export const Shapes: Story = {
  render: () => (
    <Container width="narrow">
      <Stack>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="button" width="half" />
        <Skeleton shape="landscape" />
        <Skeleton shape="circle" width="short" />
      </Stack>
    </Container>
  ),
};

/** The first is as large as the second: nothing moves when that replaces it. */
export const TrueToShape: Story = {
  render: (_, { globals }) => (
    <Container width="regular">
      <Stack gap={34}>
        {/* no real heading, since an empty one is invalid: a placeholder has no content */}
        <div aria-hidden="true">
          <Stack gap={8}>
            <Heading level={2}>
              <Skeleton shape="title" width="half" />
            </Heading>
            <Text>
              <Skeleton width="long" />
            </Text>
          </Stack>
        </div>
        <Stack gap={8}>
          <Heading level={2}>{overlayTexts(globals).match}</Heading>
          <Text>{sampleTexts(globals).emptyText}</Text>
        </Stack>
      </Stack>
    </Container>
  ),
};
