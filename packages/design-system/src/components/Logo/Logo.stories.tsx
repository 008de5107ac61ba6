import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLogo } from '../../samples/pictures';
import { Logo } from './Logo';

const meta = {
  title: 'Text/Logo',
  component: Logo,
  args: { src: '', width: 220, height: 48, alt: 'The League' },
  argTypes: { size: { control: 'inline-radio' } },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  render: (args, { globals }) => <Logo {...args} {...sampleLogo(globals)} />,
};

export const Large: Story = {
  args: { size: 'large' },
  render: (args, { globals }) => <Logo {...args} {...sampleLogo(globals)} />,
};

/** In the bar it links to home, and is as high as a touch target. */
export const AsLink: Story = {
  args: { href: '#home' },
  render: (args, { globals }) => <Logo {...args} {...sampleLogo(globals)} />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: sampleLogo(globals).alt }),
    ).toHaveFocus();
  },
};
