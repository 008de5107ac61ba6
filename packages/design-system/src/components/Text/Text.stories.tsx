import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Text } from './Text';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Every bout, every round and every walk-out.' },
  argTypes: {
    size: { control: 'inline-radio' },
    tone: { control: 'inline-radio' },
    weight: { control: 'inline-radio' },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args, { globals }) => <Text {...args}>{sampleTexts(globals).paragraph}</Text>,
};

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack>
        {(['large', 'medium', 'small'] as const).map((size) => (
          <Text key={size} size={size} measure>
            {t.paragraph}
          </Text>
        ))}
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={5}>
        <Text>{t.taglines[0]}</Text>
        <Text tone="muted">{t.terms}</Text>
        <Text tone="accent">{t.saved}</Text>
        <Text tone="danger">{t.emailError}</Text>
        <Text tone="success">{t.done}</Text>
      </Stack>
    );
  },
};

export const Weights: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={5}>
        {(['regular', 'medium', 'bold'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {t.taglines[1]}
          </Text>
        ))}
      </Stack>
    );
  },
};

/** Digits of equal width align below each other. */
export const Tabular: Story = {
  render: (_, { globals }) => {
    const format = new Intl.NumberFormat(globals.text === 'arabic' ? 'ar-EG' : 'en-GB');
    return (
      <Stack gap={3} align="start">
        {[11_171, 28_408, 90_996].map((number) => (
          <Text key={number} tabular>
            {format.format(number)}
          </Text>
        ))}
      </Stack>
    );
  },
};
