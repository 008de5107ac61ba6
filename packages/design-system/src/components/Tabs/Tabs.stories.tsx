import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type NavigationTexts, navigationTexts } from '../../samples/navigation-texts';
import { StarIcon, UserIcon } from '../Icon';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { Tabs } from './Tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '', items: [] },
  argTypes: { items: { control: false }, look: { control: 'inline-radio' } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const fighters = (t: NavigationTexts) =>
  t.fighters.map((label, at) => ({
    value: String(at),
    label,
    content: <Text measure>{t.days[at]?.text}</Text>,
  }));
const days = (t: NavigationTexts) =>
  t.days.map(({ label, note, text }) => ({
    value: note,
    label,
    note,
    content: <Text measure>{text}</Text>,
  }));

/**
 * The brand's corners decide the look: round ones make pills. Arrow keys move in reading direction.
 */
export const Plain: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return <Tabs {...args} label={t.fighters[0] ?? ''} items={fighters(t)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    const rtl = getComputedStyle(canvasElement).direction === 'rtl';
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Looks: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack gap={34}>
        <Tabs {...args} label={t.fighters[0] ?? ''} items={fighters(t)} look="underline" />
        <Tabs {...args} label={t.fighters[1] ?? ''} items={fighters(t)} look="pills" />
      </Stack>
    );
  },
};

/** More than fit: the row scrolls, fades at its edges and scrolls the chosen tab into view. */
export const Many: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return <Tabs {...args} label={t.path} items={days(t)} defaultValue={t.days[6]?.note} />;
  },
};

export const WithIconsAndCounts: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    const icons = [<StarIcon key="star" />, <UserIcon key="user" />];
    return (
      <Tabs
        {...args}
        label={t.fighters[0] ?? ''}
        items={fighters(t).map((item, at) => ({
          ...item,
          icon: icons[at],
          disabled: at === 2,
        }))}
      />
    );
  },
};

/** Enter chooses, arrow keys only move: for views that have to be loaded. */
export const Manual: Story = {
  args: { activation: 'manual' },
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return <Tabs {...args} label={t.fighters[0] ?? ''} items={fighters(t)} />;
  },
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(tabs[2]).toHaveFocus();
    await expect(tabs[2]).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(tabs[2]).toHaveAttribute('aria-selected', 'true');
  },
};
