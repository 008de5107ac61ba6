import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { ClockIcon } from '../Icon';
import { Stack } from '../Layout';
import { Tag } from './Tag';

const meta = {
  title: 'Text/Tag',
  component: Tag,
  args: { children: 'Lightweight title' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Facts: Story = {
  render: (args, { globals }) => (
    <Stack direction="row" gap={8}>
      {sampleTexts(globals).facts.map((fact) => (
        <Tag key={fact} {...args}>
          {fact}
        </Tag>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  render: (args, { globals }) => (
    <Stack direction="row" gap={8}>
      {sampleTexts(globals)
        .facts.slice(0, 3)
        .map((fact) => (
          <Tag key={fact} {...args} icon={<ClockIcon />}>
            {fact}
          </Tag>
        ))}
    </Stack>
  ),
};
