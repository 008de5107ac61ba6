import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { LanguageSwitch } from './LanguageSwitch';

const LANGUAGES = [
  { tag: 'en', name: 'English', href: '#en', dir: 'ltr' },
  { tag: 'es', name: 'Español', href: '#es', dir: 'ltr' },
  { tag: 'pt', name: 'Português', href: '#pt', dir: 'ltr' },
  { tag: 'ar', name: 'العربية', href: '#ar', dir: 'rtl' },
] as const;

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: '', current: 'en', languages: LANGUAGES },
  argTypes: { languages: { control: false } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Record<string, unknown>) => ({
  label: sampleTexts(globals).language,
  current: globals.text === 'arabic' ? 'ar' : 'en',
});

export const Closed: Story = {
  render: (args, { globals }) => <LanguageSwitch {...args} {...words(globals)} />,
};

/** Enter opens it, Escape closes it and returns the focus. */
export const Below: Story = {
  render: (args, { globals }) => (
    <Stack align="end">
      <LanguageSwitch {...args} {...words(globals)} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('group');
    await userEvent.tab();
    const opener = document.activeElement;
    await userEvent.click(opener ?? list);
    await expect(list).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(list).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener ?? list);
  },
};

/** In a footer it opens upwards. */
export const Above: Story = {
  args: { placement: 'above' },
  render: (args, { globals }) => <LanguageSwitch {...args} {...words(globals)} />,
};
