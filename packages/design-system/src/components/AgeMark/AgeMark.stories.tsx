import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailTexts } from '../../samples/detail-texts';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { AgeMark } from './AgeMark';

const meta = {
  title: 'Text/AgeMark',
  component: AgeMark,
  args: { children: '12', label: 'From 12 years' },
} satisfies Meta<typeof AgeMark>;

export default meta;
type Story = StoryObj;

/** In a line of facts, and in the colour of the text around it. */
export const InALine: Story = {
  render: (_, { globals }) => {
    const { age, facts } = detailTexts(globals);
    return (
      <Stack gap={13}>
        {(['plain', 'muted'] as const).map((tone) => (
          <Text key={tone} tone={tone} size="small">
            {facts[0]} <AgeMark label={age.label}>{age.short}</AgeMark> {facts[1]}
          </Text>
        ))}
      </Stack>
    );
  },
};

/** Ages as countries write them: all as wide as two digits at least. */
export const Ages: Story = {
  render: () => (
    <Stack direction="row" gap={8}>
      {['0', 'L', '6', '12', '16+', 'PG-13', '18'].map((age) => (
        <AgeMark key={age} label={age}>
          {age}
        </AgeMark>
      ))}
    </Stack>
  ),
};
