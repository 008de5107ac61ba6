import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingRow } from '../SettingRow';
import { VendorMark } from './VendorMark';

const meta = {
  title: 'Media/VendorMark',
  component: VendorMark,
  args: { vendor: 'google', tile: true },
  argTypes: {
    vendor: { control: 'inline-radio', options: ['google', 'apple', 'facebook'] },
  },
} satisfies Meta<typeof VendorMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop here. */
export const Plain: Story = {};

/** Beside the vendor's name, in a list. */
export const InAList: Story = {
  render: () => (
    <ul style={{ margin: 0, padding: 0 }}>
      <SettingRow icon={<VendorMark vendor="google" tile />} name="Google" />
      <SettingRow icon={<VendorMark vendor="apple" tile />} name="Apple" />
      <SettingRow icon={<VendorMark vendor="facebook" tile />} name="Facebook" />
    </ul>
  ),
};
