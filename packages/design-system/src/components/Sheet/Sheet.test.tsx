import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToClose, teachDialogs } from '../../testing/teach-dialogs';
import { Sheet, type SheetProps } from './Sheet';

function Filters(props: Partial<SheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close"
        actions={<button type="button">Show 24</button>}
        {...props}
      >
        <label>
          <input type="checkbox" /> Live now
        </label>
      </Sheet>
    </>
  );
}

describe('Sheet', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachDialogs();
  });
  afterEach(() => forget());

  it('opens on its first field and returns the focus', async () => {
    render(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('open');
    expect(screen.getByRole('checkbox', { name: 'Live now' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show 24' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('stays open while an action is running', () => {
    const onClose = vi.fn();
    render(<Filters open busy onClose={onClose} />);
    askToClose(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});
