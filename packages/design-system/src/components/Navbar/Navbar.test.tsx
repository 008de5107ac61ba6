import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Navbar, type NavbarHandle, type NavbarProps } from './Navbar';

/** Gives jsdom, which has no `popover`, as much of it as these tests need. */
function teachPopovers() {
  const open = new Set<Element>();
  const change = (panel: HTMLElement, newState: 'open' | 'closed') => {
    const event = (name: string) =>
      Object.assign(new Event(name), {
        newState,
        oldState: newState === 'open' ? 'closed' : 'open',
      });
    panel.dispatchEvent(event('beforetoggle'));
    if (newState === 'open') open.add(panel);
    else open.delete(panel);
    panel.dispatchEvent(event('toggle'));
  };
  const real = Element.prototype.matches;
  const taught = {
    showPopover(this: HTMLElement) {
      change(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      change(this, 'closed');
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : real.call(this, selector);
    },
  };
  Object.assign(HTMLElement.prototype, taught);
  return () => {
    for (const name of Object.keys(taught)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}

// a closed popover is hidden, so no query finds it by its accessible name
const panel = () => {
  const [list] = screen.getAllByRole('navigation', { hidden: true });
  if (!list) throw new Error('There is no navigation.');
  return list;
};
const link = (name: string) => within(panel()).getByText(name);
const isOpen = () => panel().matches(':popover-open');

const setup = (props: Partial<NavbarProps> = {}) =>
  render(
    <>
      <Navbar
        label="Main"
        items={[
          { label: 'Home', href: '#home', current: true },
          { label: 'Live', href: '#live' },
        ]}
        openLabel="Open menu"
        closeLabel="Close menu"
        {...props}
      />
      <main>Page</main>
    </>,
  );

describe('Navbar', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachPopovers();
  });
  afterEach(() => forget());

  it('[2.2-22] [2.2-23] toggles, opens and closes its sidebar', () => {
    const ref = createRef<NavbarHandle>();
    setup({ ref });
    act(() => ref.current?.toggle());
    expect(isOpen()).toBe(true);
    act(() => ref.current?.toggle());
    expect(isOpen()).toBe(false);
    act(() => ref.current?.open());
    expect(isOpen()).toBe(true);
    act(() => ref.current?.close());
    expect(isOpen()).toBe(false);
  });

  it('[2.2-24] tells whether it is in its mobile layout', () => {
    const ref = createRef<NavbarHandle>();
    setup({ ref });
    const screenIs = (wide: boolean) =>
      vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: wide }));
    screenIs(false);
    expect(ref.current?.mobile).toBe(true);
    screenIs(true);
    expect(ref.current?.mobile).toBe(false);
    vi.unstubAllGlobals();
  });

  it('has room for content that only some viewers see: an account, and the viewer an agent acts as', () => {
    setup({
      actions: <button type="button">Account</button>,
      wideActions: <a href="#plan">Plan</a>,
      sidebarFooter: <a href="#help">Help</a>,
    });
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('button', { name: 'Account' })).toBeInTheDocument();
    expect(within(panel()).getByText('Help')).toBeInTheDocument();
    expect(within(panel()).queryByText('Plan')).toBeNull();
  });

  it('opens without JavaScript: the hamburger’s popover is the sidebar', () => {
    setup();
    const hamburger = screen.getByRole('button', { name: 'Open menu' });
    expect(panel()).toHaveAttribute('popover', 'auto');
    expect(hamburger).toHaveAttribute('popovertarget', panel().id);
    expect(within(panel()).getByLabelText('Close menu')).toHaveAttribute(
      'popovertargetaction',
      'hide',
    );
  });

  it('keeps the focus inside while it is open, and makes the page usable after', () => {
    const ref = createRef<NavbarHandle>();
    setup({ ref });
    const page = screen.getByText('Page');
    act(() => ref.current?.open());
    expect(page.inert).toBe(true);
    expect(panel().inert).toBeFalsy();
    act(() => ref.current?.close());
    expect(page.inert).toBe(false);
  });

  it('returns the focus even when it was nowhere, as after a click beside the links', () => {
    const ref = createRef<NavbarHandle>();
    setup({ ref });
    act(() => ref.current?.open());
    act(() => within(panel()).getByLabelText('Close menu').blur());
    expect(document.body).toHaveFocus();
    act(() => ref.current?.close());
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it.each([
    ['an entry', { items: [{ label: 'Live', href: '#live' }] }, true],
    ['a footer', { items: [], sidebarFooter: <a href="#help">Help</a> }, true],
    ['nothing to show', { items: [], actions: <a href="#in">Sign in</a> }, false],
    ['a footer that is false', { items: [], sidebarFooter: false }, false],
  ])('has a menu button and a sidebar only where there is content: %s', (_case, props, there) => {
    setup(props);
    expect(screen.queryAllByRole('button', { name: 'Open menu' })).toHaveLength(there ? 1 : 0);
    expect(screen.queryAllByRole('navigation', { hidden: true })).toHaveLength(there ? 1 : 0);
  });

  it('closes when a link is followed', async () => {
    const ref = createRef<NavbarHandle>();
    setup({ ref });
    act(() => ref.current?.open());
    await userEvent.click(link('Live'));
    expect(isOpen()).toBe(false);
  });

  it('follows `open` and reports the viewer’s changes when it is controlled', () => {
    const onOpenChange = vi.fn();
    const ref = createRef<NavbarHandle>();
    const { rerender } = setup({ open: false, onOpenChange, ref });
    act(() => ref.current?.open());
    expect(onOpenChange).toHaveBeenCalledWith(true);
    rerender(
      <Navbar
        label="Main"
        items={[{ label: 'Live', href: '#live' }]}
        openLabel="Open menu"
        closeLabel="Close menu"
        open
        onOpenChange={onOpenChange}
      />,
    );
    expect(isOpen()).toBe(true);
  });

  it('marks the current page, and has one list of links for bar and sidebar', () => {
    setup();
    expect(link('Home')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByText('Live')).toHaveLength(1);
  });

  it('makes the page usable again when it is unmounted while open', () => {
    const ref = createRef<NavbarHandle>();
    const { rerender } = setup({ ref });
    const page = screen.getByText('Page');
    act(() => ref.current?.open());
    rerender(
      <>
        <span />
        <main>Page</main>
      </>,
    );
    expect(page.inert).toBe(false);
  });
});
