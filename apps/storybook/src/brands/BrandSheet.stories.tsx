import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSheet } from './BrandSheet';

const meta = {
  title: 'Brands/Brand sheet',
  component: BrandSheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { globals: {} },
} satisfies Meta<typeof BrandSheet>;

export default meta;

/** One realm at a glance; choose realm, scheme, language and state in the toolbar. */
export const Sheet: StoryObj<typeof meta> = {
  render: (_, { globals }) => <BrandSheet globals={globals} />,
};
