import { type ReactNode, useRef } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';

export interface ConfirmDialogProps {
  /** Whether the dialog is open; the caller decides. */
  open: boolean;
  /** The question, e.g. "Remove this device?". */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** The button that carries out the action, e.g. "Remove". */
  confirmLabel: string;
  /** The button that cancels, e.g. "Cancel". */
  cancelLabel: string;
  /** Called when the viewer confirms; closing is up to the caller. */
  onConfirm: () => void;
  /** Called on the cancel button, Escape, and a press beside the dialog. */
  onCancel: () => void;
  /**
   * Whether the action destroys something: its button has the colour of danger, and the focus
   * begins on the cancel button.
   */
  danger?: boolean;
  /** Whether the action is running: the dialog cannot be closed or answered again. */
  busy?: boolean;
}

/** A question that needs an answer, in the browser's own modal dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { danger, busy } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={children}
      size="small"
      busy={busy}
      initialFocus={danger ? cancel : confirm}
      actions={
        <>
          <Button ref={cancel} variant="quiet" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            loading={busy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
