import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToClose, teachDialogs } from '../../testing/teach-dialogs';
import { FullScreenOverlay } from './FullScreenOverlay';

const search = (onClose: () => void, open = true) => (
  <FullScreenOverlay
    open={open}
    onClose={onClose}
    label="Search"
    closeLabel="Close search"
    header={<input type="search" aria-label="Search for" />}
  >
    <a href="#first">First result</a>
  </FullScreenOverlay>
);

describe('FullScreenOverlay', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachDialogs();
  });
  afterEach(() => forget());

  it('begins in the search field, which comes before the results', async () => {
    render(search(vi.fn()));
    expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'First result' })).toHaveFocus();
  });

  it('closes by its button, by Escape and by a step back in the history', async () => {
    const onClose = vi.fn();
    render(search(onClose));
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    askToClose(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('ignores steps back while it is closed', () => {
    const onClose = vi.fn();
    const { rerender } = render(search(onClose));
    rerender(search(onClose, false));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
