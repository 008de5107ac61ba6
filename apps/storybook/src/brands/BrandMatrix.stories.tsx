import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from './BrandMatrix';
import { SPECIMENS } from './specimens';

const meta = {
  title: 'Brands/Brand matrix',
  component: BrandMatrix,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { specimen: 'buttons', schemes: 'both', globals: {} },
  argTypes: {
    specimen: {
      control: {
        type: 'select',
        labels: Object.fromEntries(
          Object.entries(SPECIMENS).map(([name, { title }]) => [name, title]),
        ),
      },
      options: Object.keys(SPECIMENS),
    },
    schemes: { control: 'inline-radio', options: ['both', 'light', 'dark'] },
    globals: { table: { disable: true } },
  },
  render: (args, { globals }) => <BrandMatrix {...args} globals={globals} />,
} satisfies Meta<typeof BrandMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};

export const Cards: Story = { args: { specimen: 'cards' } };

export const Rails: Story = { args: { specimen: 'rail', schemes: 'dark' } };

export const Fields: Story = { args: { specimen: 'fields' } };

export const Plans: Story = { args: { specimen: 'plans' } };
