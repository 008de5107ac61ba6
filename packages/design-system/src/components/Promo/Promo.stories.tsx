import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Container } from '../Layout';
import { Promo } from './Promo';

const meta = {
  title: 'Media/Promo',
  component: Promo,
  args: { title: '' },
  argTypes: { actions: { control: false }, image: { control: false } },
} satisfies Meta<typeof Promo>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Record<string, unknown>) => {
  const t = sampleTexts(globals);
  return { title: t.titles[0] ?? '', text: t.taglines[0] ?? '', action: t.watch };
};

/** With a picture: beside the text where there is room, above it on phones. */
export const Pictured: Story = {
  render: (args, { globals }) => {
    const { title, text, action } = words(globals);
    const { url, ...picture } = samplePicture(globals, 0, 'landscape');
    return (
      <Container width="wide">
        <Promo
          {...args}
          title={title}
          text={text}
          image={{ ...picture, src: url, alt: '' }}
          actions={<Button href="#there">{action}</Button>}
        />
      </Container>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

/** Text and a button only. */
export const Words: Story = {
  render: (args, { globals }) => {
    const { title, text, action } = words(globals);
    return (
      <Container width="wide">
        <Promo
          {...args}
          title={title}
          text={text}
          actions={<Button href="#there">{action}</Button>}
        />
      </Container>
    );
  },
};
