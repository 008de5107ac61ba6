import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Navbar } from './Navbar';
import { NavMore } from './NavMore';

/** How many links fit in a line, because jsdom has no layout. */
let fits = 2;
let resize: () => void = () => undefined;

const navbar = (current = 0) => (
  <Navbar
    label="Main"
    items={['Home', 'Live', 'Series', 'News'].map((label, at) => ({
      label,
      href: `#${at}`,
      current: at === current,
    }))}
    openLabel="Open menu"
    closeLabel="Close menu"
    more={<NavMore label="More" />}
  />
);
const more = () => screen.queryByText('More', { selector: 'button:not([hidden])' });

describe('NavMore', () => {
  beforeEach(() => {
    fits = 2;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this);
      return Math.floor(at / fits) * 44;
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(measure: () => void) {
          resize = measure;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is shown only while the menu is longer than the bar', () => {
    render(navbar());
    expect(more()).not.toBeNull();
    fits = 4;
    act(() => resize());
    expect(more()).toBeNull();
  });

  it('shows the other lines, and hides them when a link is followed', async () => {
    render(navbar());
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByText('More'));
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('News'));
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is marked when the current page is among the hidden links', () => {
    const { rerender } = render(navbar(0));
    const plain = more()?.className;
    rerender(navbar(3));
    expect(more()?.className).not.toBe(plain);
  });

  it('keeps every link in the page for assistive technology and on the server', () => {
    const html = renderToString(navbar());
    expect(html.match(/href="#\d"/g)).toHaveLength(4);
    expect(html).not.toContain('style=');
  });
});
