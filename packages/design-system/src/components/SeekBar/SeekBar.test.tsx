import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SeekBar, type SeekBarProps } from './SeekBar';

const bar = (props: Partial<SeekBarProps> = {}) => (
  <SeekBar
    label="Position"
    start={0}
    end={600}
    value={120}
    valueText="2 minutes of 10 minutes"
    timeAt={(at) => `at ${Math.round(at)}`}
    onSeek={vi.fn()}
    {...props}
  />
);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
/** Moves the thumb without letting go. */
const drag = (to: number) => fireEvent.input(slider(), { target: { value: String(to) } });
const letGo = () => slider().dispatchEvent(new Event('change', { bubbles: true }));

describe('SeekBar', () => {
  it('is a slider whose value is told in words', () => {
    render(bar());
    expect(slider()).toHaveAttribute('aria-valuetext', '2 minutes of 10 minutes');
    expect(slider()).toHaveAttribute('max', '600');
  });

  it('seeks when the thumb is let go, not while it is dragged', () => {
    const onSeek = vi.fn();
    render(bar({ onSeek }));
    drag(300);
    expect(onSeek).not.toHaveBeenCalled();
    expect(screen.getByText('at 300')).toBeInTheDocument();
    letGo();
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(300);
  });

  it('keeps the thumb where the viewer holds it while playback goes on', () => {
    const { rerender } = render(bar());
    drag(300);
    rerender(bar({ value: 121 }));
    expect(slider()).toHaveValue('300');
  });

  it('goes back and forward by arrow keys in the direction of time, also in right-to-left text', async () => {
    const onSeek = vi.fn();
    render(<div dir="rtl">{bar({ onSeek })}</div>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}');
    expect(onSeek.mock.calls.flat()).toEqual([130, 120, 130, 120]);
    expect(slider()).toHaveAttribute('dir', 'ltr');
  });

  it('leads as far as it is told with an arrow, and a minute with Shift', async () => {
    const onSeek = vi.fn();
    render(bar({ onSeek, step: 30 }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(onSeek.mock.calls.flat()).toEqual([150, 210, 150]);
  });

  it('goes on from where the last key led, also before the seek is shown', async () => {
    const onSeek = vi.fn();
    const { rerender } = render(bar({ onSeek }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(onSeek.mock.calls.flat()).toEqual([130, 140, 150]);
    rerender(bar({ onSeek, value: 300 }));
    await userEvent.keyboard('{ArrowRight}');
    expect(onSeek).toHaveBeenLastCalledWith(310);
  });

  it('leads no further than a live stream can be reached', async () => {
    const onSeek = vi.fn();
    render(bar({ onSeek, value: 395, reach: { start: 100, end: 400 } }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    drag(20);
    letGo();
    expect(onSeek.mock.calls.flat()).toEqual([400, 100]);
  });

  it('previews the moment under the pointer: picture, chapter and time', () => {
    const { container } = render(
      bar({
        marks: [
          { at: 0, label: 'Arrivals' },
          { at: 200, label: 'First half' },
        ],
        thumbnailAt: () => ({ src: '/sprite.webp', x: 160, y: 90, width: 160, height: 90 }),
      }),
    );
    const box = container.querySelector('[data-ui="seek-bar"]');
    if (!box) throw new Error('There is no bar.');
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 613, 44));
    fireEvent.pointerMove(box, { clientX: 306.5 });
    expect(screen.getByText('at 300')).toBeInTheDocument();
    expect(screen.getByText('First half')).toBeInTheDocument();
    const part = container.querySelector('svg[viewBox="160 90 160 90"] > image');
    expect(part).toHaveAttribute('href', '/sprite.webp');
    fireEvent.pointerLeave(box);
    expect(screen.queryByText('at 300')).toBeNull();
  });

  it('hides the preview by Escape, wherever the focus is, until the pointer comes anew', () => {
    const { container } = render(bar());
    const box = container.querySelector('[data-ui="seek-bar"]');
    if (!box) throw new Error('There is no bar.');
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 613, 44));
    fireEvent.pointerMove(box, { clientX: 306.5 });
    expect(screen.getByText('at 300')).toBeInTheDocument();
    // What else Escape would do waits for the next press.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(screen.queryByText('at 300')).toBeNull();
    fireEvent.pointerMove(box, { clientX: 306.5 });
    expect(screen.queryByText('at 300')).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    fireEvent.pointerLeave(box);
    fireEvent.pointerMove(box, { clientX: 306.5 });
    expect(screen.getByText('at 300')).toBeInTheDocument();
  });

  it('previews the moment under a pointer at rest when the bar appears there', () => {
    const { container } = render(bar());
    const box = container.querySelector('[data-ui="seek-bar"]');
    if (!box) throw new Error('There is no bar.');
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 613, 44));
    fireEvent.pointerEnter(box, { clientX: 306.5 });
    expect(screen.getByText('at 300')).toBeInTheDocument();
  });

  it('keeps the preview while the pointer is on it', () => {
    const { container } = render(bar());
    const box = container.querySelector('[data-ui="seek-bar"]');
    if (!box) throw new Error('There is no bar.');
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 613, 44));
    fireEvent.pointerMove(box, { clientX: 306.5 });
    fireEvent.pointerMove(screen.getByText('at 300'), { clientX: 320 });
    expect(screen.getByText('at 300')).toBeInTheDocument();
  });

  it('says when the viewer comes near, by pointer or focus', async () => {
    const onNear = vi.fn();
    const { container } = render(bar({ onNear }));
    fireEvent.pointerEnter(container.querySelector('[data-ui="seek-bar"]') ?? container);
    expect(onNear).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(onNear).toHaveBeenCalledTimes(2);
  });

  it('tells nothing of end and marks when it is spoiler-free', () => {
    const { container } = render(
      bar({ spoilerFree: true, marks: [{ at: 200, label: 'First half' }] }),
    );
    const { min, max, value } = slider();
    expect(Number(value) - Number(min)).toBe(Number(max) - Number(value));
    expect(container.querySelectorAll('rect')).toHaveLength(0);
  });
});
