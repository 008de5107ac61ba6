import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navigationTexts } from '../../samples/navigation-texts';
import { Stack } from '../Layout';
import { AccountLink } from './AccountLink';
import { AccountMenu } from './AccountMenu';

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  subcomponents: { AccountLink },
  args: { label: '', items: [] },
  argTypes: { items: { control: false }, last: { control: false } },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function words(globals: Record<string, unknown>) {
  const t = navigationTexts(globals);
  const [list = '', plan = '', out = ''] = t.accountMenu;
  return {
    label: t.account,
    name: 'Ada Okafor',
    items: [
      { label: list, href: '#list' },
      { label: plan, href: '#plan', current: true },
    ],
    last: { label: out, href: '#out' },
  };
}

export const Closed: Story = {
  render: (args, { globals }) => (
    <Stack align="end">
      <AccountMenu {...args} {...words(globals)} />
    </Stack>
  ),
};

/**
 * On phones it is a sheet at the bottom of the screen. Arrow keys move through it; Escape closes
 * it, as only a real key does.
 */
export const Open: Story = {
  render: (args, { globals }) => (
    <Stack align="end">
      <AccountMenu {...args} {...words(globals)} />
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const { label, items, last } = words(globals);
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: label });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: items[0]?.label })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: last.label })).toHaveFocus();
  },
};

/**
 * While the menu's code is loading, or has failed to load: a link to the account in the same place.
 */
export const OnTheWay: Story = {
  render: (_, { globals }) => {
    const { label, name } = words(globals);
    return (
      <Stack align="end">
        <AccountLink label={label} name={name} href="#account" />
      </Stack>
    );
  },
};
