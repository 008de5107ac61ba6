import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keepScrollbarRoom } from '../../scroll-lock';
import { Button } from '../Button';
import { FormActions } from '../Form';
import { Heading } from '../Heading';
import { dialog } from './ConfirmDialog.styles';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also by Escape. */
  onCancel: () => void;
  /** The action destroys something. */
  danger?: boolean;
  busy?: boolean;
}

/** A question that waits for an answer, in the browser's own modal dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { danger, busy } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (open && !element.open) {
      keepScrollbarRoom();
      element.showModal?.();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={dialog().className}
      aria-labelledby={titleId}
      data-lock=""
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <Heading id={titleId} level={2} size={3}>
        {title}
      </Heading>
      {children}
      <FormActions align="end">
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </dialog>
  );
}
