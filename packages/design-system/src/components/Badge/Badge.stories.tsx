import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Badge } from './Badge';

const meta = {
  title: 'Text/Badge',
  component: Badge,
  args: { children: 'Live' },
  argTypes: { kind: { control: 'inline-radio' } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { kind: 'live' },
  render: (args, { globals }) => <Badge {...args}>{sampleTexts(globals).live}</Badge>,
};

export const Kinds: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" align="center">
        <Badge kind="live">{t.live}</Badge>
        <Badge kind="new">{t.isNew}</Badge>
        <Badge kind="upcoming">{t.startsAt}</Badge>
        <Badge kind="replay">{t.replay}</Badge>
        <Badge>{t.facts[1]}</Badge>
      </Stack>
    );
  },
};

/** Long words break; a badge is never wider than its card. */
export const LongWords: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack align="start">
        <Badge kind="upcoming">{t.facts[3]}</Badge>
        <Badge kind="new">{t.taglines[0]}</Badge>
      </Stack>
    );
  },
};
