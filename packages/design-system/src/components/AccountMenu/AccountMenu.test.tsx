import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import { AccountMenu, type AccountMenuProps } from './AccountMenu';

const setup = (props: Partial<AccountMenuProps> = {}) =>
  render(
    <AccountMenu
      label="Your account"
      name="Ada Okafor"
      items={[
        { label: 'Favourites', href: '#favourites' },
        { label: 'Account', href: '#account', current: true },
      ]}
      last={{ label: 'Sign out', href: '#out' }}
      {...props}
    />,
  );
const trigger = () => screen.getByRole('button', { name: 'Your account' });
const panel = () => screen.getByLabelText('Your account', { selector: '[popover]' });
const isOpen = () => panel().matches(':popover-open');
const link = (name: string) => screen.getByText(name).closest('a');

describe('AccountMenu', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachPopovers();
  });
  afterEach(() => forget());

  it('shows whose account it is, and has sign-out as its last entry', () => {
    setup();
    expect(panel()).toHaveTextContent('Ada Okafor');
    const entries = [...panel().querySelectorAll('a')].map((entry) => entry.textContent);
    expect(entries).toEqual(['Favourites', 'Account', 'Sign out']);
    expect(link('Account')).toHaveAttribute('aria-current', 'page');
  });

  it('opens on its first entry, moves by arrow keys, Home and End, and returns the focus', async () => {
    setup();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(link('Favourites')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Account')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('Sign out')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Favourites')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(link('Favourites')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Favourites')).toHaveFocus();
  });

  it('closes when an entry is followed', async () => {
    setup();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByText('Favourites'));
    expect(isOpen()).toBe(false);
  });

  it('has no button when the menu has no entries', () => {
    const { container } = setup({ items: [], last: undefined });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows no name when none is known', () => {
    setup({ name: undefined });
    expect(panel().firstElementChild?.tagName).toBe('UL');
  });
});
