import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleTexts } from '../../samples/texts';
import { ArrowStartIcon, ExternalLinkIcon } from '../Icon';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#terms' },
  argTypes: { variant: { control: 'inline-radio' } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, because not every viewer can tell a link by colour alone. */
export const Inline: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Text measure>
        {t.paragraph} <TextLink {...args}>{t.footer[1]}</TextLink>
      </Text>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

/** On a line of its own, 44 px high. */
export const Quiet: Story = {
  args: { variant: 'quiet' },
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={3} align="start">
        <TextLink {...args}>
          <ArrowStartIcon />
          {t.back}
        </TextLink>
        <TextLink {...args} href="https://example.com">
          {t.footer[0]}
          <ExternalLinkIcon />
        </TextLink>
      </Stack>
    );
  },
};

export const LongWords: Story = {
  render: (args, { globals }) => (
    <Stack align="start">
      <TextLink {...args}>{sampleTexts(globals).titles[2]}</TextLink>
      <TextLink {...args} variant="quiet">
        Weltmeisterschaftsqualifikationsendrundenbegegnung der Mittelgewichtsklasse
      </TextLink>
    </Stack>
  ),
};
