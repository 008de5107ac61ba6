import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navigationTexts } from '../../samples/navigation-texts';
import { sampleLogo, samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { AccountMenu } from '../AccountMenu';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { Hero } from '../Hero';
import { SearchIcon, WarningIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { Navbar, type NavbarProps } from './Navbar';
import { NavMore } from './NavMore';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  subcomponents: { NavMore },
  parameters: { layout: 'fullscreen' },
  args: { label: '', items: [], openLabel: '', closeLabel: '' },
  argTypes: {
    items: { control: false },
    logo: { control: false },
    actions: { control: false },
    wideActions: { control: false },
    sidebarFooter: { control: false },
    more: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

function common(globals: Globals) {
  const t = sampleTexts(globals);
  return {
    label: t.main,
    logo: <Logo {...sampleLogo(globals)} href="#home" />,
    items: t.nav.map((label, at) => ({ label, href: `#${at}`, current: at === 1 })),
    openLabel: t.openMenu,
    closeLabel: t.closeMenu,
  } satisfies NavbarProps;
}

function search(globals: Globals) {
  return <IconButton label={sampleTexts(globals).details} icon={<SearchIcon />} />;
}

function guest(globals: Globals): Partial<NavbarProps> {
  const t = sampleTexts(globals);
  return {
    sidebarFooter: (
      <Button fullWidth href="#sign-in">
        {t.signIn}
      </Button>
    ),
    wideActions: (
      <Button size="small" href="#sign-in">
        {t.signIn}
      </Button>
    ),
    actions: search(globals),
  };
}

function viewer(globals: Globals): Partial<NavbarProps> {
  const t = navigationTexts(globals);
  const [list = '', plan = '', out = ''] = t.accountMenu;
  return {
    actions: (
      <>
        {search(globals)}
        <AccountMenu
          label={t.account}
          name="Ada Okafor"
          items={[
            { label: list, href: '#list' },
            { label: plan, href: '#plan' },
          ]}
          last={{ label: out, href: '#out' }}
        />
      </>
    ),
  };
}

export const Guest: Story = {
  render: (args, { globals }) => <Navbar {...args} {...common(globals)} {...guest(globals)} />,
};

/** The account menu is in `actions`. */
export const Viewer: Story = {
  render: (args, { globals }) => <Navbar {...args} {...common(globals)} {...viewer(globals)} />,
};

/** An agent sees the site as a viewer: a banner says so and leads back. */
export const Impersonated: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <>
        <Banner
          tone="warning"
          icon={<WarningIcon />}
          actions={
            <Button size="small" variant="secondary">
              {t.stopActing}
            </Button>
          }
        >
          {t.actingFor}
        </Banner>
        <Navbar {...args} {...common(globals)} {...viewer(globals)} />
      </>
    );
  },
};

/** Up to 1024 px. Escape closes the sidebar and returns the focus. */
export const SidebarOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <Navbar {...args} {...common(globals)} {...guest(globals)} defaultOpen />
  ),
};

/**
 * The hamburger opens, the keyboard stays inside, Escape closes. On a wide screen the links are in
 * the bar.
 */
export const Sidebar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <Navbar {...args} {...common(globals)} {...guest(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = sampleTexts(globals);
    const canvas = within(canvasElement);
    const hamburger = canvas.queryByRole('button', { name: t.openMenu });
    if (!hamburger) {
      await expect(canvas.getByRole('link', { name: t.nav[2] })).toBeVisible();
      return;
    }
    await userEvent.click(hamburger);
    await expect(canvas.getByRole('button', { name: t.closeMenu })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t.nav[2] })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.closeMenu }));
    await expect(hamburger).toHaveFocus();
  },
};

/**
 * The bar becomes opaque as the page scrolls, where the brand's scheme allows its logo on pictures.
 */
export const OverArt: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <>
        <Navbar {...args} {...common(globals)} {...viewer(globals)} overlay />
        <Hero
          label={t.featured}
          pauseLabel={t.pause}
          playLabel={t.play}
          entryLabel={() => ''}
          entries={[
            {
              id: 'a',
              title: t.titles[0] ?? '',
              image: samplePicture(globals, 0, 'hero'),
              mobileImage: samplePicture(globals, 0, 'heroMobile'),
            },
          ]}
        />
      </>
    );
  },
};

/**
 * A menu longer than the bar: the rest is behind a button; the keyboard reaches it without the
 * button.
 */
export const LongMenu: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    const items = t.many.map((label, at) => ({
      label,
      href: `#${at}`,
      current: at === t.many.length - 1,
    }));
    return (
      <Navbar
        {...args}
        {...common(globals)}
        {...viewer(globals)}
        items={items}
        more={<NavMore label={t.more} />}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const more = canvas.queryByRole('button', { name: navigationTexts(globals).more });
    if (!more) return;
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A menu that fits into the bar needs no button. */
export const FewLinks: Story = {
  render: (args, { globals }) => {
    const shared = common(globals);
    return (
      <Navbar
        {...args}
        {...shared}
        items={shared.items.slice(0, 2)}
        more={<NavMore label={navigationTexts(globals).more} />}
      />
    );
  },
};
