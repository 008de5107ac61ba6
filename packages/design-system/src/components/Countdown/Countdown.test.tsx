import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, type CountdownProps } from './Countdown';

const START = Date.UTC(2026, 10, 28, 12, 0, 0, 0);
const SECOND = 1000;
const DAY = 86_400 * SECOND;

const countdown = (props: Partial<CountdownProps> = {}) => (
  <Countdown
    to={START + 65 * SECOND}
    label="Starts in"
    unitLabel={(unit, value) => (value === 1 ? unit : `${unit}s`)}
    locale="en-GB"
    {...props}
  />
);
const told = () => screen.getByRole('timer', { name: 'Starts in' }).textContent?.trim();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('Countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(START);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('shows days, hours, minutes and seconds, each in its own plural', () => {
    render(countdown({ to: new Date(START + 2 * DAY + 3_661 * SECOND) }));
    expect(told()).toBe('2 days 01 hour 01 minute 01 second');
  });

  it('leaves the days out in the last one', () => {
    render(countdown({ to: START + DAY - SECOND }));
    expect(told()).toBe('23 hours 59 minutes 59 seconds');
  });

  it('writes the digits of the language, and reads instants as text', () => {
    render(countdown({ to: '2026-11-28T12:00:05Z', locale: 'ar-EG', unitLabel: () => '' }));
    expect(told()).toContain('٠٥');
  });

  it('ticks on the second, whenever in it the page was opened', () => {
    vi.setSystemTime(START + 250);
    render(countdown());
    expect(told()).toContain('05 seconds');
    pass(749);
    expect(told()).toContain('05 seconds');
    pass(1);
    expect(told()).toContain('04 seconds');
    pass(SECOND);
    expect(told()).toContain('03 seconds');
  });

  it('ticks on the minute when it shows no seconds', () => {
    render(countdown({ smallest: 'minute', to: START + 90 * SECOND }));
    expect(told()).toBe('00 hours 02 minutes');
    pass(30 * SECOND);
    expect(told()).toBe('00 hours 01 minute');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('calls back once when the instant comes, and stops its clock', () => {
    const onEnd = vi.fn();
    render(countdown({ onEnd }));
    pass(64_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
    pass(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(told()).toBe('00 hours 00 minutes 00 seconds');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls back at once for an instant in the past, and again for a new one', () => {
    const onEnd = vi.fn();
    const { rerender } = render(countdown({ to: START - SECOND, onEnd }));
    expect(onEnd).toHaveBeenCalledOnce();
    rerender(countdown({ to: START + SECOND, onEnd }));
    pass(SECOND);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('stops while the page is hidden, and is right again when it is shown', () => {
    const onEnd = vi.fn();
    render(countdown({ onEnd }));
    hide(true);
    expect(vi.getTimerCount()).toBe(0);
    pass(30 * SECOND);
    expect(told()).toContain('01 minute 05 seconds');
    hide(false);
    expect(told()).toContain('00 minutes 35 seconds');
    hide(true);
    pass(60 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
    hide(false);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('uses the clock that it is given', () => {
    render(countdown({ now: () => Date.now() + 60 * SECOND }));
    expect(told()).toContain('00 minutes 05 seconds');
  });

  it('is a timer and no live region, so that it is not announced every second', () => {
    render(countdown());
    const timer = screen.getByRole('timer');
    expect(timer).not.toHaveAttribute('aria-live');
    expect(timer.closest('[aria-live]')).toBeNull();
  });

  it.each([
    ['without digits when it is not given the time', undefined, /\u2007\u2007/],
    ['with the server’s own time', START + 10 * SECOND, /55 seconds/],
  ])('is rendered on the server %s, and hydrates without a change', (_, renderedAt, drawn) => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(countdown({ renderedAt }));
    expect(page.textContent).toMatch(drawn);
    expect(page.innerHTML).not.toContain('style=');
    vi.setSystemTime(START + 12 * SECOND);
    const onRecoverableError = vi.fn();
    render(countdown({ renderedAt }), { container: page, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(told()).toBe('00 hours 00 minutes 53 seconds');
    page.remove();
  });

  it('shows no digits and starts no clock for an instant that cannot be read', () => {
    render(countdown({ to: 'some day' }));
    expect(told()).not.toMatch(/\d/);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops its clock when it is unmounted', () => {
    const { unmount } = render(countdown());
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
