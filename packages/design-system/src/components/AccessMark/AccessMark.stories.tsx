import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailTexts } from '../../samples/detail-texts';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { type AccessLevel, AccessMark } from './AccessMark';

const meta = {
  title: 'Text/AccessMark',
  component: AccessMark,
  args: { level: 'licence', children: 'Pass required' },
  argTypes: { level: { control: 'inline-radio' } },
} satisfies Meta<typeof AccessMark>;

export default meta;
type Story = StoryObj;

const LEVELS: readonly AccessLevel[] = ['free', 'account', 'licence'];

/** Each level has a sign and words of its own. */
export const Levels: Story = {
  render: (_, { globals }) => {
    const { access } = detailTexts(globals);
    return (
      <Stack gap={13}>
        {LEVELS.map((level) => (
          <Text key={level} as="div" size="small">
            <AccessMark level={level}>{access[level]}</AccessMark>
          </Text>
        ))}
      </Stack>
    );
  },
};
