import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Stack } from '../Layout';
import { Skeleton } from './Skeleton';

const meta = { title: 'Messages/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

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
      </Stack>
    </Container>
  ),
};
