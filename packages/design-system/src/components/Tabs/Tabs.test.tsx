import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabLinks } from './TabLinks';
import { type TabItem, Tabs, type TabsProps } from './Tabs';

const items: TabItem[] = [
  { value: 'rankings', label: 'Rankings', content: 'One to ten' },
  { value: 'closed', label: 'Closed', content: 'Nothing', disabled: true },
  { value: 'all of them', label: 'A to Z', content: 'Everybody', note: '214' },
];
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Fighters" items={items} {...props} />;
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[2.2-26] shows one view at a time, named by its tab', async () => {
    render(tabs());
    expect(screen.getByRole('tablist', { name: 'Fighters' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Rankings' })).toHaveTextContent('One to ten');
    await userEvent.click(tab(/A to Z/));
    expect(screen.getByRole('tabpanel', { name: /A to Z/ })).toHaveTextContent('Everybody');
    expect(screen.queryByText('One to ten')).toBeNull();
  });

  it('is one stop of the keyboard; arrow keys skip disabled tabs and wrap around, Home and End move to the ends', async () => {
    render(tabs());
    await userEvent.tab();
    expect(tab(/Rankings/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(/A to Z/)).toHaveFocus();
    expect(chosen()).toContain('A to Z');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Rankings');
    await userEvent.keyboard('{End}');
    expect(chosen()).toContain('A to Z');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('Rankings');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('moves in reading direction: to the left in right-to-left text', async () => {
    render(<div style={{ direction: 'rtl' }}>{tabs()}</div>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab(/A to Z/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(/Rankings/)).toHaveFocus();
  });

  it('waits for Enter where content has to be loaded', async () => {
    const onValueChange = vi.fn();
    render(tabs({ activation: 'manual', onValueChange }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Rankings');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all of them');
    expect(chosen()).toContain('A to Z');
  });

  it('follows its value when it is controlled', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(tabs({ value: 'rankings', onValueChange }));
    await userEvent.click(tab(/A to Z/));
    expect(onValueChange).toHaveBeenCalledWith('all of them');
    expect(chosen()).toBe('Rankings');
    rerender(tabs({ value: 'all of them', onValueChange }));
    expect(chosen()).toContain('A to Z');
  });

  it('opens on the first enabled tab, or on the given one', () => {
    const { unmount } = render(tabs({ items: items.slice(1) }));
    expect(chosen()).toContain('A to Z');
    unmount();
    render(tabs({ defaultValue: 'all of them' }));
    expect(chosen()).toContain('A to Z');
  });

  it('scrolls the chosen tab into view without moving the page', () => {
    const scrollBy = vi.fn();
    Object.assign(Element.prototype, { scrollBy });
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(this.role === 'tablist' ? 0 : 500, 0, this.role === 'tablist' ? 300 : 80);
    });
    render(tabs({ defaultValue: 'all of them' }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 390 });
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
  });

  it('passes a strict policy on the server, and leaves the direction to the page', () => {
    const html = renderToString(tabs());
    expect(html).toContain('One to ten');
    expect(html).not.toMatch(/\s(style|dir)=/);
  });
});

describe('TabLinks', () => {
  it('is a navigation of links that marks the current one', () => {
    render(
      <TabLinks
        label="Days"
        items={[
          { href: '/sat', label: 'Sat', note: '28 Nov' },
          { href: '/sun', label: 'Sun', note: '29 Nov', current: true },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Days' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sat 28 Nov' })).toHaveAttribute('href', '/sat');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sun 29 Nov');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
