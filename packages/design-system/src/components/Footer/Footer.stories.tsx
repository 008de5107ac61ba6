import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLogo } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { LanguageSwitch } from '../LanguageSwitch';
import { Logo } from '../Logo';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { label: '', items: [] },
  argTypes: {
    items: { control: false },
    logo: { control: false },
    actions: { control: false },
    legal: { control: false },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = (globals: Record<string, unknown>) => {
  const t = sampleTexts(globals);
  return {
    label: t.footer[0] ?? '',
    items: t.footer.map((label) => ({ label, href: `#${label}` })),
  };
};

export const Full: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Footer
        {...args}
        {...links(globals)}
        logo={<Logo {...sampleLogo(globals)} />}
        actions={
          <LanguageSwitch
            label={t.language}
            current="en"
            placement="above"
            languages={[
              { tag: 'en', name: 'English', href: '#en', dir: 'ltr' },
              { tag: 'ar', name: 'العربية', href: '#ar', dir: 'rtl' },
            ]}
          />
        }
        legal={t.legal}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await userEvent.tab();
    await expect(footer.getByRole('link', { name: sampleTexts(globals).footer[0] })).toHaveFocus();
  },
};

export const LinksAlone: Story = {
  render: (args, { globals }) => <Footer {...args} {...links(globals)} />,
};

export const LegalLineAlone: Story = {
  render: (args, { globals }) => <Footer {...args} legal={sampleTexts(globals).legal} />,
};
