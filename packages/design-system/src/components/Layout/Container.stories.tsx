import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { css } from '../../stitches';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { Container } from './Container';
import { Stack } from './Stack';

const tinted = css({ backgroundColor: '$tint', paddingBlock: '$s13' })().className;

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj;

/**
 * For a form or a text, a page of rows, a page of pictures, and edge to edge; each with the page's
 * gutter at its sides.
 */
export const Widths: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={34}>
        {(['narrow', 'regular', 'wide', 'full'] as const).map((width) => (
          <Container key={width} width={width}>
            <div className={tinted}>
              <Heading level={2}>{width}</Heading>
              <Text>{t.paragraph}</Text>
            </div>
          </Container>
        ))}
      </Stack>
    );
  },
};
