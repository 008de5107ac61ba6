import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleTexts } from '../../samples/texts';
import { ChevronEndIcon, CloseIcon, HeartIcon, HomeIcon, SearchIcon } from '../Icon';
import { Stack } from '../Layout';
import { IconButton, type IconButtonAsButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: <SearchIcon /> },
  argTypes: {
    variant: { control: 'inline-radio', options: ['quiet', 'outlined', 'overlay'] },
    icon: { control: false },
  },
} satisfies Meta<IconButtonAsButton>;

export default meta;
type Story = StoryObj<IconButtonAsButton>;

export const Plain: Story = {
  render: (args, { globals }) => <IconButton {...args} label={sampleTexts(globals).details} />,
};

/** `overlay` is legible on any picture. */
export const Variants: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <IconButton {...args} label={t.details} icon={<SearchIcon />} />
        <IconButton {...args} label={t.dismiss} icon={<CloseIcon />} variant="outlined" />
        <IconButton {...args} label={t.next} icon={<ChevronEndIcon />} variant="overlay" />
      </Stack>
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <IconButton {...args} label={t.remove} icon={<CloseIcon />} />
        <IconButton {...args} label={t.next} icon={<ChevronEndIcon />} variant="outlined" />
      </Stack>
    );
  },
};

/** A toggle, with `aria-pressed`: its icon is filled while it is on. */
export const Toggle: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <IconButton label={t.next} icon={<HeartIcon />} variant="overlay" aria-pressed={false} />
        <IconButton label={t.details} icon={<HeartIcon />} variant="overlay" aria-pressed />
      </Stack>
    );
  },
};

export const AsLink: Story = {
  render: (_, { globals }) => (
    <IconButton label={sampleTexts(globals).home} icon={<HomeIcon />} href="#home" />
  ),
};

/** Found by its name, pressed by keyboard. */
export const Pressed: Story = {
  args: { onClick: fn() },
  render: (args, { globals }) => <IconButton {...args} label={sampleTexts(globals).details} />,
  play: async ({ args, canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', {
      name: sampleTexts(globals).details,
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
