import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Container, Stack } from '../Layout';
import { Text } from '../Text';
import { Heading } from './Heading';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'The Long Way Back' },
  argTypes: {
    level: { control: { type: 'range', min: 1, max: 6 } },
    size: { control: { type: 'range', min: 1, max: 5 } },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args, { globals }) => <Heading {...args}>{sampleTexts(globals).titles[1]}</Heading>,
};

/**
 * Five sizes, with a ratio of 1.2 on phones and 1.25 above 1024 px; the two largest have a larger
 * step.
 */
export const Scale: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={21}>
        {([5, 4, 3, 2, 1] as const).map((size, at) => (
          <Stack key={size} gap={3}>
            <Text size="small" tone="muted" tabular>
              {size}
            </Text>
            <Heading level={at === 0 ? 1 : 2} size={size}>
              {t.titles[at]}
            </Heading>
          </Stack>
        ))}
      </Stack>
    );
  },
};

/**
 * The size follows the level unless it is given: the level is for the outline, the size for the
 * look.
 */
export const Levels: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={13}>
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Heading key={level} level={level}>
            {t.titles[level]}
          </Heading>
        ))}
      </Stack>
    );
  },
};

/** Lines are balanced, and a word longer than the line breaks. */
export const LongWords: Story = {
  render: (_, { globals }) => (
    <Container width="narrow">
      <Stack gap={21}>
        <Heading level={1} size={5}>
          {sampleTexts(globals).taglines[0]}
        </Heading>
        <Heading level={2} size={4}>
          Weltmeisterschaftsqualifikationsendrundenbegegnung
        </Heading>
      </Stack>
    </Container>
  ),
};
