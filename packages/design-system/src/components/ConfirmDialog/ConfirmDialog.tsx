import { type ReactNode, useRef } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';

export interface ConfirmDialogProps {
  /** Its owner decides. */
  open: boolean;
  /** The question, e.g. "Remove this device?". */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** The deed itself, e.g. "Remove". */
  confirmLabel: string;
  /** The way back, e.g. "Keep it". */
  cancelLabel: string;
  /** Called when the viewer says yes; closing is up to the caller. */
  onConfirm: () => void;
  /** Also by Escape, and by a press beside the dialog. */
  onCancel: () => void;
  /** The action destroys something: its button says so in colour, and the focus begins on the way back. */
  danger?: boolean;
  /** The answer is on its way: nothing closes it, nothing is asked twice. */
  busy?: boolean;
}

/** A question that waits for an answer, in the browser's own modal dialog. */
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
