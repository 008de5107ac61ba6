import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Layout';
import { FramePlace } from './FramePlace';

const meta = {
  title: 'Overlays/FramePlace',
  component: FramePlace,
  args: { ref: null },
} satisfies Meta<typeof FramePlace>;

export default meta;

/** Before the frame comes. */
export const Empty: StoryObj = {
  render: () => (
    <Container width="narrow">
      <FramePlace ref={() => {}} />
    </Container>
  ),
};
