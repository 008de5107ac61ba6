import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout';
import * as icons from './index';

const meta = { title: 'Brand/Icon', component: icons.PlayIcon } satisfies Meta<
  typeof icons.PlayIcon
>;

export default meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <Stack direction="row" gap={21}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={28} label={name.replace(/Icon$/, '')} />
      ))}
    </Stack>
  ),
};
