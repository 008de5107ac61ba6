import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const dialog = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    open
    title="Remove it?"
    confirmLabel="Remove"
    cancelLabel="Keep"
    onConfirm={vi.fn()}
    onCancel={vi.fn()}
    {...props}
  >
    You will lose your progress.
  </ConfirmDialog>
);

describe('ConfirmDialog', () => {
  it('opens as a modal, named by its question, and closes again', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(dialog());
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Remove it?' })).toHaveTextContent(
      'You will lose your progress.',
    );
    rerender(dialog({ open: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
    showModal.mockRestore();
  });

  it('calls back with the answer', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(dialog({ onConfirm, onCancel }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('begins on the confirm button, or on the cancel button when the action destroys something', () => {
    const { unmount } = render(dialog());
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    unmount();
    render(dialog({ danger: true }));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  it('cannot be answered twice while the action is running', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(dialog({ busy: true, onConfirm, onCancel }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
  });

  it('treats Escape as a no, and leaves the closing to the caller', () => {
    const onCancel = vi.fn();
    render(dialog({ onCancel }));
    const escaped = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), escaped);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(escaped.defaultPrevented).toBe(true);
  });
});
