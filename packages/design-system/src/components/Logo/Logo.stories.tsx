import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLogo } from '../../samples/pictures';
import { Stack } from '../Layout';
import { Logo } from './Logo';

const meta = { title: 'Brand/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Stack gap={34} align="start">
      <Logo src={sampleLogo(globals)} width={220} height={48} alt="The League" />
      <Logo
        src={sampleLogo(globals)}
        width={220}
        height={48}
        alt="The League"
        href="#home"
        size="large"
      />
    </Stack>
  ),
};
