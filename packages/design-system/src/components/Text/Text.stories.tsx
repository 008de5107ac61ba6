import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Text } from './Text';

const meta = { title: 'Text/Text', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack>
        <Text size="large">{t.taglines[0]}</Text>
        <Text measure>{t.paragraph}</Text>
        <Text size="small" tone="muted">
          {t.terms}
        </Text>
        <Text tone="accent" weight="bold">
          {t.saved}
        </Text>
        <Text tone="danger">{t.emailError}</Text>
        <Text tone="success">{t.done}</Text>
        <Text tabular as="time" dateTime="21:00">
          {t.startsAt}
        </Text>
      </Stack>
    );
  },
};
