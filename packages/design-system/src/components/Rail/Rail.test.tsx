import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../Card';
import { Rail } from './Rail';

const TITLES = ['One', 'Two', 'Three'];

const setup = (direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={direction} style={{ direction }}>
      <Rail title="Live now" href="/live" shape="landscape" previousLabel="Back" nextLabel="More">
        {TITLES.map((title) => (
          <Card
            key={title}
            href={`/${title}`}
            title={title}
            shape="landscape"
            image={{ url: '/picture', width: 1920, height: 1080 }}
          />
        ))}
      </Rail>
    </div>,
  );
// the arrows are shown for pointers that hover, which jsdom has not
const card = (title: string) => screen.getByRole('link', { name: title });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('Rail', () => {
  beforeEach(() => {
    // a list of 1000 px in a window of 300
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is a section named by its heading, which links to the whole list', () => {
    setup();
    expect(screen.getByRole('region', { name: 'Live now' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Live now' })).toHaveAttribute('href', '/live');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('moves through its cards by arrow keys, Home and End', () => {
    setup();
    card('One').focus();
    press('ArrowRight');
    expect(card('Two')).toHaveFocus();
    press('End');
    expect(card('Three')).toHaveFocus();
    press('ArrowRight');
    expect(card('Three')).toHaveFocus();
    press('ArrowLeft');
    expect(card('Two')).toHaveFocus();
    press('Home');
    expect(card('One')).toHaveFocus();
  });

  it('reverses the arrow keys where text runs from right to left', () => {
    setup('rtl');
    card('One').focus();
    press('ArrowLeft');
    expect(card('Two')).toHaveFocus();
    press('ArrowRight');
    expect(card('One')).toHaveFocus();
  });

  it('leaves arrow keys with a modifier to the browser', () => {
    setup();
    card('One').focus();
    fireEvent.keyDown(card('One'), { key: 'ArrowRight', altKey: true });
    expect(card('One')).toHaveFocus();
  });

  it('shows only the arrows that can scroll', () => {
    setup();
    expect(screen.getByLabelText('Back')).toHaveAttribute('hidden');
    const list = screen.getByRole('list');
    list.scrollLeft = 700;
    fireEvent.scroll(list);
    expect(screen.getByLabelText('Back')).not.toHaveAttribute('hidden');
    expect(screen.getByLabelText('More')).toHaveAttribute('hidden');
  });

  it('[1.9-02] measures its position 500 ms after the window was resized', () => {
    vi.useFakeTimers();
    setup();
    const more = screen.getByLabelText('More');
    expect(more).not.toHaveAttribute('hidden');
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    fireEvent(window, new Event('resize'));
    act(() => vi.advanceTimersByTime(499));
    expect(more).not.toHaveAttribute('hidden');
    act(() => vi.advanceTimersByTime(1));
    expect(more).toHaveAttribute('hidden');
  });

  it('scrolls a screenful towards the end, whichever side that is', () => {
    const scrollBy = vi.fn();
    Object.assign(HTMLElement.prototype, { scrollBy });
    const { unmount } = setup();
    fireEvent.click(screen.getByLabelText('More'));
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 255 }));
    unmount();
    setup('rtl');
    fireEvent.click(screen.getByLabelText('More'));
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -255 }));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
  });

  it('does not follow a link when the mouse drags the row', () => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn() });
    setup();
    const list = screen.getByRole('list');
    const mouse = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
      fireEvent[type](list, { pointerType: 'mouse', button: 0, pointerId: 1, clientX });
    mouse('pointerDown', 200);
    mouse('pointerMove', 120);
    expect(list.scrollLeft).toBe(80);
    mouse('pointerUp', 120);
    expect(fireEvent.click(card('One'))).toBe(false);
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });

  it('shows a message in place of its cards', () => {
    render(
      <Rail
        title="Live now"
        shape="landscape"
        previousLabel="Back"
        nextLabel="More"
        message={<p>Nothing is live</p>}
      />,
    );
    expect(screen.getByRole('region', { name: 'Live now' })).toHaveTextContent('Nothing is live');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('moves on from a quick action as well', () => {
    render(
      <Rail title="Live now" shape="landscape" previousLabel="Back" nextLabel="More">
        <Card href="/a" title="A" shape="landscape" actions={<button type="button">Add</button>} />
        <Card href="/b" title="B" shape="landscape" />
      </Rail>,
    );
    screen.getByRole('button', { name: 'Add' }).focus();
    press('ArrowRight');
    expect(card('B')).toHaveFocus();
  });

  it('lets no link be dragged out of the page', () => {
    setup();
    expect(fireEvent.dragStart(card('One'))).toBe(false);
  });
});
