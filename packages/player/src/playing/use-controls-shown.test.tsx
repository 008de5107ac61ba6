import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useControlsShown } from './use-controls-shown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const drawn = vi.fn();

function Player({ isPlaying }: { isPlaying: boolean }) {
  const frame = useRef<HTMLElement>(null);
  const shown = useControlsShown(frame, isPlaying);
  drawn();
  return (
    <section ref={frame} tabIndex={-1} aria-label="Player">
      <div data-ui="player-controls">
        <button type="button" aria-expanded={false}>
          More
        </button>
      </div>
      {shown ? 'Shown' : 'Hidden'}
    </section>
  );
}

const player = () => screen.getByRole('region', { name: 'Player' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A player that plays, whose controls have gone. */
async function hidden() {
  render(<Player isPlaying />);
  await wait(5000);
  expect(player()).toHaveTextContent('Hidden');
  drawn.mockClear();
}

/** Leaves the focus on an element as a mouse does; by itself jsdom shows every focus. */
function focusUnseen(element: HTMLElement) {
  const frame = player();
  const { matches, querySelector } = frame;
  vi.spyOn(frame, 'matches').mockImplementation(
    (selector: string) => selector !== ':focus-visible' && matches.call(frame, selector),
  );
  vi.spyOn(frame, 'querySelector').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? null : querySelector.call(frame, selector),
  );
  fireEvent.pointerDown(element);
  element.focus();
}

describe('useControlsShown', () => {
  it('shows the controls while nothing plays', async () => {
    render(<Player isPlaying={false} />);
    await wait(60_000);
    expect(player()).toHaveTextContent('Shown');
  });

  it('shows them to a pointer that moves, and for three seconds after', async () => {
    await hidden();
    fireEvent.pointerMove(player());
    expect(player()).toHaveTextContent('Shown');
    await wait(2000);
    fireEvent.pointerMove(player());
    await wait(2900);
    expect(player()).toHaveTextContent('Shown');
    await wait(200);
    expect(player()).toHaveTextContent('Hidden');
  });

  it('draws nothing anew for a pointer that moves on, or presses', async () => {
    await hidden();
    fireEvent.pointerMove(player());
    for (let moves = 0; moves < 50; moves += 1) fireEvent.pointerMove(player());
    fireEvent.pointerDown(player());
    fireEvent.pointerUp(player());
    // Once for the controls; React may look once more before it finds that the same is shown.
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('shows them while a menu is open, and hides them once it has closed', async () => {
    await hidden();
    fireEvent.pointerDown(player());
    screen.getByRole('button').setAttribute('aria-expanded', 'true');
    await wait(10_000);
    expect(player()).toHaveTextContent('Shown');
    screen.getByRole('button').setAttribute('aria-expanded', 'false');
    await wait(1000);
    expect(player()).toHaveTextContent('Hidden');
  });

  it('hides them though a pointer left the focus there, which the player takes', async () => {
    await hidden();
    focusUnseen(screen.getByRole('button'));
    await wait(2900);
    expect(player()).toHaveTextContent('Shown');
    expect(screen.getByRole('button')).toHaveFocus();
    await wait(200);
    expect(player()).toHaveTextContent('Hidden');
    expect(player()).toHaveFocus();
  });

  it('lets the focus be that is elsewhere', async () => {
    render(<Player isPlaying />);
    await wait(5000);
    expect(player()).toHaveTextContent('Hidden');
    expect(document.body).toHaveFocus();
  });

  it('shows them to Tab, which leads there, and lets them stay', async () => {
    await hidden();
    focusUnseen(player());
    await wait(5000);
    fireEvent.keyDown(player(), { key: ' ' });
    expect(player()).toHaveTextContent('Hidden');
    fireEvent.keyDown(player(), { key: 'Tab' });
    expect(player()).toHaveTextContent('Shown');
    await wait(10_000);
    expect(player()).toHaveTextContent('Shown');
  });

  it('shows them again, and lets them stay, when the picture is paused', async () => {
    const { rerender } = render(<Player isPlaying />);
    await wait(5000);
    rerender(<Player isPlaying={false} />);
    await wait(60_000);
    expect(player()).toHaveTextContent('Shown');
  });
});
