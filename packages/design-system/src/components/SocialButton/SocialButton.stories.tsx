import type { Meta, StoryObj } from '@storybook/react-vite';
import { vendorTexts } from '../../samples/vendor-texts';
import { Stack } from '../Layout';
import { SocialButton } from './SocialButton';

const meta = {
  title: 'Actions/SocialButton',
  component: SocialButton,
  args: { vendor: 'google', children: 'Continue with Google' },
  argTypes: {
    vendor: { control: 'inline-radio', options: ['google', 'apple', 'facebook'] },
    look: { control: 'inline-radio', options: ['outline', 'solid'] },
    size: { control: 'inline-radio', options: ['medium', 'large'] },
  },
} satisfies Meta<typeof SocialButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const VENDORS = ['google', 'apple', 'facebook'] as const;

/** One of each vendor, all with the same props. */
const each: Story['render'] = (args, { globals }) => (
  <Stack gap={8}>
    {VENDORS.map((vendor) => (
      <SocialButton key={vendor} {...args} vendor={vendor}>
        {vendorTexts(globals)[vendor]}
      </SocialButton>
    ))}
  </Stack>
);

/** Try every prop here. */
export const Plain: Story = {
  render: (args, { globals }) => (
    <SocialButton {...args}>{vendorTexts(globals)[args.vendor ?? 'google']}</SocialButton>
  ),
};

/** Several ways to sign in, none more prominent than another: white, in both schemes. */
export const Outline: Story = { args: { fullWidth: true }, render: each };

/** The only action of a page. */
export const Solid: Story = {
  args: { fullWidth: true, look: 'solid', size: 'large' },
  render: each,
};

export const Busy: Story = {
  args: { fullWidth: true, loading: true, loadingLabel: 'Signing in' },
  render: each,
};

export const Disabled: Story = { args: { fullWidth: true, disabled: true }, render: each };

/** Text in two lines keeps the mark beside it. */
export const Narrow: Story = {
  args: { fullWidth: true },
  render: (args, context) => <div style={{ maxInlineSize: 200 }}>{each(args, context)}</div>,
};

/** A text that vendors do not allow: the brand's own button, in the same element. */
export const OwnWords: Story = {
  render: (args) => (
    <SocialButton {...args} vendor={undefined} look="solid">
      Open the window again
    </SocialButton>
  ),
};
