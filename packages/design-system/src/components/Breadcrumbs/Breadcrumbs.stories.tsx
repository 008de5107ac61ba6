import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navigationTexts } from '../../samples/navigation-texts';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: '', items: [], expandLabel: '' },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = (globals: Record<string, unknown>, count = 5) => {
  const t = navigationTexts(globals);
  return {
    label: t.path,
    expandLabel: t.expand,
    items: t.crumbs.slice(0, count).map((label, at) => ({ label, href: `#${at}` })),
  };
};

export const Whole: Story = {
  render: (args, { globals }) => <Breadcrumbs {...args} {...steps(globals)} />,
};

export const Short: Story = {
  render: (args, { globals }) => <Breadcrumbs {...args} {...steps(globals, 2)} />,
};

/** Phones leave out the middle; the button shows it and moves the focus there. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <Breadcrumbs {...args} {...steps(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: navigationTexts(globals).expand });
    // a wide window shows the whole path and has no button
    if (!button) return;
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
