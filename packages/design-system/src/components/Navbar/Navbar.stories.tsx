import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLogo } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { SearchIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { Navbar } from './Navbar';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj;

function SampleNavbar({ globals, opened }: { globals: Record<string, unknown>; opened?: boolean }) {
  const t = sampleTexts(globals);
  return (
    <Navbar
      label={t.main}
      defaultOpen={opened}
      logo={
        <Logo src={sampleLogo(globals)} width={220} height={48} alt="The League" href="#home" />
      }
      items={t.nav.map((label, at) => ({ label, href: `#${at}`, current: at === 1 }))}
      openLabel={t.openMenu}
      closeLabel={t.closeMenu}
      sidebarFooter={<Button fullWidth>{t.signIn}</Button>}
      actions={<IconButton label={t.details} icon={<SearchIcon />} />}
    />
  );
}

export const Bar: Story = { render: (_, { globals }) => <SampleNavbar globals={globals} /> };

/** Under 1024 px. */
export const SidebarOpen: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { globals }) => <SampleNavbar globals={globals} opened />,
};
