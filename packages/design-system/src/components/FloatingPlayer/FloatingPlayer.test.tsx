import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaLayer } from '../PlayerFrame';
import { FloatingPlayer, type FloatingPlayerProps } from './FloatingPlayer';

const told = { onCorner: vi.fn(), onPlay: vi.fn(), onClose: vi.fn() };
const labels = {
  back: 'Back to Harbour lights',
  play: 'Play',
  pause: 'Pause',
  again: 'Watch again',
  move: 'Move to another corner',
  close: 'Close',
  waiting: 'Loading the picture',
};

const player = (props: Partial<FloatingPlayerProps> = {}) => (
  <FloatingPlayer
    label="Small player"
    title="Harbour lights"
    href="/video/1"
    media={
      <div className={mediaLayer()}>
        <video muted />
      </div>
    }
    labels={labels}
    state="playing"
    corner="bottom-end"
    {...told}
    {...props}
  />
);

const page = (props?: Partial<FloatingPlayerProps>) => (
  <>
    <main tabIndex={-1}>
      <button type="button">Behind</button>
    </main>
    {player(props)}
  </>
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Small player' });

/** Lays the frame, or another element, out: a document of tests has no layout. */
function place(element: HTMLElement, left: number, top: number, width: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperty(element, 'offsetWidth', { value: width, configurable: true });
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.clearAllMocks());

describe('FloatingPlayer', () => {
  it('is a region with a link back to the title, whose name has the words that are seen', () => {
    render(player());
    expect(region()).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Back to Harbour lights' });
    expect(link).toHaveAttribute('href', '/video/1');
    expect(link).toHaveTextContent('Harbour lights');
  });

  it('pauses what plays, plays what is paused, and begins anew what has ended', async () => {
    const { rerender } = render(player());
    await press('Pause');
    expect(told.onPlay).toHaveBeenLastCalledWith(false);
    rerender(player({ state: 'paused' }));
    await press('Play');
    expect(told.onPlay).toHaveBeenLastCalledWith(true);
    rerender(player({ state: 'ended' }));
    await press('Watch again');
    expect(told.onPlay).toHaveBeenLastCalledWith(true);
  });

  it('keeps its video in every state and corner', () => {
    const { rerender, container } = render(player());
    const video = container.querySelector('video');
    for (const state of ['waiting', 'paused', 'ended', 'stopped'] as const) {
      rerender(player({ state, corner: 'top-start' }));
      expect(container.querySelector('video')).toBe(video);
    }
  });

  it('tells why it has stopped, and has nothing to play then', () => {
    render(player({ state: 'stopped', message: 'Stopped from another screen' }));
    expect(screen.getByRole('status')).toHaveTextContent('Stopped from another screen');
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('closes by its button, and by Escape inside', async () => {
    render(page());
    await press('Close');
    expect(told.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(told.onClose).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Behind' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(told.onClose).toHaveBeenCalledTimes(2);
  });

  it('gives a focus inside to the page when it goes', async () => {
    const { rerender } = render(page());
    await press('Pause');
    rerender(<main tabIndex={-1} />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes from corner to corner by its button', async () => {
    const seen: string[] = ['bottom-end'];
    const { rerender } = render(player());
    for (let presses = 0; presses < 4; presses += 1) {
      await press('Move to another corner');
      const corner = told.onCorner.mock.lastCall?.[0];
      seen.push(corner);
      rerender(player({ corner }));
    }
    expect(seen).toEqual(['bottom-end', 'bottom-start', 'top-start', 'top-end', 'bottom-end']);
  });

  it('goes to the corner to which a pointer takes it, and the link is not pressed by that', () => {
    render(player());
    const link = screen.getByRole('link');
    place(region(), 900, 500, 352, 240);
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      button: 0,
      clientX,
      clientY,
    });
    fireEvent.pointerDown(link, at(1000, 600));
    fireEvent.pointerMove(region(), at(300, 100));
    expect(region().style.translate).toBe('-700px -500px');
    place(region(), 200, 0, 352, 240);
    fireEvent.pointerUp(region(), at(300, 100));
    expect(told.onCorner).toHaveBeenCalledExactlyOnceWith('top-start');
    expect(region().style.translate).toBe('');
    expect(fireEvent.click(link), 'the click is let through').toBe(false);
    expect(fireEvent.click(link)).toBe(true);
  });

  it('stays where it is when a pointer presses it and trembles', () => {
    render(player());
    place(region(), 900, 500, 352, 240);
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 600 });
    fireEvent.pointerDown(screen.getByRole('link'), at(1000));
    fireEvent.pointerMove(region(), at(1004));
    fireEvent.pointerUp(region(), at(1004));
    expect(told.onCorner).not.toHaveBeenCalled();
  });

  it('goes to the other side of what has the focus behind it', () => {
    render(page());
    place(region(), 900, 500, 352, 240);
    const behind = screen.getByRole('button', { name: 'Behind' });
    place(behind, 100, 600, 80, 44);
    behind.focus();
    expect(told.onCorner).not.toHaveBeenCalled();
    behind.blur();
    place(behind, 1000, 600, 80, 44);
    behind.focus();
    expect(told.onCorner).toHaveBeenCalledExactlyOnceWith('bottom-start');
  });

  it('lets the page scroll where it is a bar and the focus is behind it', () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    render(page());
    place(region(), 0, 736, 1280, 64);
    const behind = screen.getByRole('button', { name: 'Behind' });
    place(behind, 100, 740, 80, 44);
    behind.focus();
    expect(told.onCorner).not.toHaveBeenCalled();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 56, behavior: 'instant' });
  });

  it('passes a strict policy in the server’s page', () => {
    expect(renderToString(player())).not.toMatch(/\sstyle=/);
  });
});
