import type { Meta, StoryObj } from '@storybook/react-vite';
import { navigationTexts } from '../../samples/navigation-texts';
import { Stack } from '../Layout';
import { TabLinks } from './TabLinks';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: { label: '', items: [] },
  argTypes: { items: { control: false }, look: { control: 'inline-radio' } },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days of a schedule. */
export const Days: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    const items = t.days.map(({ label, note }, at) => ({
      href: `?day=${at}`,
      label,
      note,
      current: at === 3,
    }));
    return <TabLinks {...args} label={t.pages} items={items} />;
  },
};

export const Looks: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    const items = t.fighters.map((label, at) => ({
      href: `?view=${at}`,
      label,
      current: at === 0,
    }));
    return (
      <Stack gap={34}>
        <TabLinks {...args} label={t.pages} items={items} look="underline" />
        <TabLinks {...args} label={t.path} items={items} look="pills" />
      </Stack>
    );
  },
};
