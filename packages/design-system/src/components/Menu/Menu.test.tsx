import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachDialogs } from '../../testing/teach-dialogs';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { type LinkProps, LinkProvider } from '../LinkProvider';
import { Menu, type MenuProps } from './Menu';
import type { MenuEntry } from './menu-entries';

const setup = (items: readonly MenuEntry[], props: Partial<MenuProps> = {}) =>
  render(<Menu trigger={<Button>Account</Button>} items={items} {...props} />);
const trigger = () => screen.getByRole('button', { name: 'Account' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('is named by its button, and opens on its first entry by keyboard', async () => {
    setup([{ label: 'Watchlist' }, { label: 'Devices' }]);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menu', { name: 'Account' })).toBeInTheDocument();
    expect(entry('Watchlist')).toHaveFocus();
  });

  it('begins on its first entry when its code came with the press of a key', async () => {
    setup([{ label: 'Downloads', disabled: true }, { label: 'Watchlist' }], {
      defaultOpen: 'by-keys',
    });
    await waitFor(() => expect(entry('Watchlist')).toHaveFocus());
  });

  it('is open at first by pointer with the focus on itself', async () => {
    setup([{ label: 'Watchlist' }], { defaultOpen: true });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  });

  it('has no button when the menu has no entries', () => {
    const { container } = setup([]);
    expect(container).toBeEmptyDOMElement();
  });

  it('moves by arrow keys, past disabled entries, and wraps around', async () => {
    setup([{ label: 'Watchlist' }, { label: 'Downloads', disabled: true }, { label: 'Devices' }]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(entry('Devices')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('Watchlist')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(entry('Devices')).toHaveFocus();
  });

  it('finds an entry by its first letters', async () => {
    setup([{ label: 'Watchlist' }, { label: 'Devices', hint: '3 of 5' }, { label: 'Downloads' }]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}do');
    await waitFor(() => expect(entry('Downloads')).toHaveFocus());
  });

  it('runs the chosen action, closes, and returns the focus', async () => {
    const onSelect = vi.fn();
    setup([{ label: 'Watchlist', onSelect }]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes by Escape and returns the focus', async () => {
    setup([{ label: 'Watchlist' }]);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes by a press beside it that does nothing else', async () => {
    const onOpenChange = vi.fn();
    setup([{ label: 'Watchlist' }], { onOpenChange });
    await userEvent.click(trigger());
    const glass = document.body.querySelector('[aria-hidden="true"]:not(svg)');
    expect(glass).toBeInTheDocument();
    await userEvent.click(glass ?? document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(trigger()).toHaveFocus();
  });

  it('has links rendered by the nearest LinkProvider', async () => {
    const Routed = (props: LinkProps) => <a {...props} data-routed="" />;
    render(
      <LinkProvider component={Routed}>
        <Menu trigger={<Button>Account</Button>} items={[{ label: 'Plans', href: '/plans' }]} />
      </LinkProvider>,
    );
    await userEvent.click(trigger());
    expect(entry('Plans')).toHaveAttribute('href', '/plans');
    expect(entry('Plans')).toHaveAttribute('data-routed');
  });

  it('stays open when a switch changes, and marks the switches that are on', async () => {
    const onChange = vi.fn();
    setup([{ kind: 'check', label: 'Hide results', checked: false, onChange }]);
    await userEvent.click(trigger());
    const check = screen.getByRole('menuitemcheckbox', { name: 'Hide results' });
    expect(check).not.toBeChecked();
    await userEvent.click(check);
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('offers one of several in a named group', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'en', label: 'English' },
      { value: 'ar', label: 'العربية' },
    ];
    setup([{ kind: 'choice', label: 'Subtitles', value: 'en', options, onChange }]);
    await userEvent.click(trigger());
    expect(screen.getByRole('group', { name: 'Subtitles' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    expect(onChange).toHaveBeenCalledWith('ar');
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'opens a submenu by the arrow key in reading direction (%s)',
    async (dir, on, back) => {
      document.documentElement.style.direction = dir;
      setup([{ kind: 'submenu', label: 'Share', items: [{ label: 'Copy link' }] }]);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(on);
      await waitFor(() => expect(entry('Copy link')).toHaveFocus());
      await userEvent.keyboard(back);
      await waitFor(() => expect(entry('Share')).toHaveFocus());
      expect(screen.queryByRole('menuitem', { name: 'Copy link' })).toBeNull();
      document.documentElement.style.removeProperty('direction');
    },
  );

  it('has no submenu on a phone: its entries are in the menu itself', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const onSelect = vi.fn();
    setup([{ kind: 'submenu', label: 'Share', items: [{ label: 'Copy link', onSelect }] }]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Share' })).toContainElement(entry('Copy link'));
    expect(entry('Copy link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('leaves no style element behind, which the site’s policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    setup([{ label: 'Watchlist' }]);
    await userEvent.click(trigger());
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  describe('in a dialog', () => {
    let forget: () => void;
    beforeEach(() => {
      forget = teachDialogs();
    });
    afterEach(() => forget());

    it('renders inside the dialog, since what is outside it is inert', async () => {
      render(
        <Dialog open onClose={vi.fn()} title="Device">
          <Menu trigger={<Button>Account</Button>} items={[{ label: 'Rename' }]} />
        </Dialog>,
      );
      await userEvent.click(trigger());
      expect(screen.getByRole('dialog')).toContainElement(entry('Rename'));
    });
  });
});
