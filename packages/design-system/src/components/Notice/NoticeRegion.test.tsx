import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeItem } from './Notice';
import { NoticeRegion } from './NoticeRegion';

const show = (notices: NoticeItem[], onDismiss = vi.fn()) => {
  render(
    <NoticeRegion label="Notices" dismissLabel="Dismiss" notices={notices} onDismiss={onDismiss} />,
  );
  return onDismiss;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('NoticeRegion', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is a live region that exists before its first notice', () => {
    show([]);
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  });

  it('removes a notice after six seconds', () => {
    const onDismiss = show([{ id: 'a', text: 'Saved' }]);
    pass(5999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('stops the clock while a pointer or the focus is on a notice', () => {
    const onDismiss = show([{ id: 'a', text: 'Saved' }]);
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.focus(button);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.blur(button);
    pass(6000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('shows a longer text for longer', () => {
    const onDismiss = show([{ id: 'a', text: 'Word '.repeat(40) }]);
    pass(17_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('keeps a notice while the pointer is on it, though the focus has left', () => {
    const onDismiss = show([{ id: 'a', text: 'Saved' }]);
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerEnter(screen.getByText('Saved'));
    fireEvent.focus(button);
    fireEvent.blur(button);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('stops the clock while the page is in a background tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const onDismiss = show([{ id: 'a', text: 'Saved' }]);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    pass(6000);
    expect(onDismiss).toHaveBeenCalledOnce();
    hidden.mockRestore();
  });

  it('never takes the focus, and moves it from a dismissed notice to the next, then to where it was', () => {
    const notices: NoticeItem[] = [
      { id: 'a', tone: 'error', text: 'Not saved' },
      { id: 'b', tone: 'error', text: 'Not sent' },
    ];
    const page = (shown: NoticeItem[]) => (
      <>
        <button type="button">Save</button>
        <NoticeRegion
          label="Notices"
          dismissLabel="Dismiss"
          notices={shown}
          onDismiss={() => undefined}
        />
      </>
    );
    const { rerender } = render(page([]));
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    rerender(page(notices));
    expect(save).toHaveFocus();
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => second?.focus());
    fireEvent.click(second ?? document.body);
    expect(first).toHaveFocus();
    rerender(page(notices.slice(0, 1)));
    fireEvent.click(first ?? document.body);
    expect(save).toHaveFocus();
  });

  it('stays within the window above what covers its bottom, and scrolls when it is too long', () => {
    show([{ id: 'a', text: 'A long story. '.repeat(500) }]);
    const region = getComputedStyle(screen.getByRole('region'));
    expect(region.getPropertyValue('max-block-size')).toBe('calc(100dvh - var(--foot-taken, 0px))');
    expect(region.overflowY).toBe('auto');
  });

  it('keeps an error and a notice with an action until they are dismissed', () => {
    const onSelect = vi.fn();
    const onDismiss = show([
      { id: 'a', tone: 'error', text: 'Not saved' },
      { id: 'b', text: 'Removed', action: { label: 'Undo', onSelect } },
    ]);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });
});
