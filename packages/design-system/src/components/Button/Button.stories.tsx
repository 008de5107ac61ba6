import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleTexts } from '../../samples/texts';
import { ArrowEndIcon, CheckIcon, PlayIcon, PlusIcon } from '../Icon';
import { Container, Stack } from '../Layout';
import { Button, type ButtonAsButton } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Watch now' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    startIcon: { control: false },
    endIcon: { control: false },
  },
} satisfies Meta<ButtonAsButton>;

export default meta;
type Story = StoryObj<ButtonAsButton>;

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Try every prop here. */
export const Plain: Story = {
  render: (args, { globals }) => <Button {...args}>{sampleTexts(globals).watch}</Button>,
};

export const Variants: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    const words = [t.watch, t.details, t.signUp, t.remove];
    return (
      <Stack direction="row">
        {VARIANTS.map((variant, at) => (
          <Button key={variant} {...args} variant={variant}>
            {words[at]}
          </Button>
        ))}
      </Stack>
    );
  },
};

/** The smallest is 36 px high with a touch target of 44 px. */
export const Sizes: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={21}>
        {VARIANTS.map((variant) => (
          <Stack key={variant} direction="row" align="center">
            {SIZES.map((size) => (
              <Button key={size} {...args} variant={variant} size={size}>
                {t.signUp}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    );
  },
};

/** Arrows point in reading direction. */
export const WithIcons: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" align="center">
        <Button {...args} size="large" startIcon={<PlayIcon />}>
          {t.watch}
        </Button>
        <Button {...args} variant="secondary" endIcon={<ArrowEndIcon />}>
          {t.details}
        </Button>
        <Button {...args} variant="quiet" startIcon={<PlusIcon />} endIcon={<CheckIcon />}>
          {t.done}
        </Button>
        <Button {...args} variant="quiet" size="small" startIcon={<PlusIcon />}>
          {t.next}
        </Button>
      </Stack>
    );
  },
};

/** Busy: keeps its size and focus, and ignores presses. */
export const Loading: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        {VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant} loading loadingLabel={t.loading}>
            {t.signIn}
          </Button>
        ))}
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
        {VARIANTS.map((variant) => (
          <Button key={variant} {...args} variant={variant}>
            {t.signIn}
          </Button>
        ))}
      </Stack>
    );
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Stack>
          <Button {...args}>{t.signIn}</Button>
          <Button {...args} variant="secondary">
            {t.signUp}
          </Button>
        </Stack>
      </Container>
    );
  },
};

/** A link rendered by the nearest LinkProvider, and the style on an element of the caller's own. */
export const AsLink: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <Button href="#watch" startIcon={<PlayIcon />}>
          {t.watch}
        </Button>
        <Button asChild variant="secondary">
          <a href="#file" download>
            {t.details}
          </a>
        </Button>
      </Stack>
    );
  },
};

/** Long words break inside the button, and never widen the page. */
export const LongWords: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Stack>
          <Button {...args} size="large" startIcon={<PlayIcon />}>
            {t.titles[2]} {t.titles[4]}
          </Button>
          <Button {...args} variant="secondary" endIcon={<ArrowEndIcon />}>
            Weltmeisterschaftsqualifikationsendrundenbegegnung
          </Button>
        </Stack>
      </Container>
    );
  },
};

/** Tab, Enter and Space; a busy button keeps the focus and does nothing. */
export const Pressed: Story = {
  args: { onClick: fn() },
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <Button {...args}>{t.watch}</Button>
        <Button {...args} variant="secondary" loading loadingLabel={t.loading}>
          {t.retry}
        </Button>
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const [first, busy] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
