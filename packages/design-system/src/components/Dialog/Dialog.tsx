import { type ReactNode, type RefObject, useId } from 'react';
import { ModalPanel, useModal } from '../Modal';
import { dialog } from './Dialog.styles';

export interface DialogProps {
  /** Its owner decides. What is inside is rendered only while it is open. */
  open: boolean;
  /** The viewer wants to leave: by the close button, Escape, Back on a phone, or a press beside the dialog. */
  onClose: () => void;
  /** Names the dialog, e.g. "Cancel your plan?". Stays in sight while the body scrolls. */
  title: ReactNode;
  /** One sentence under the title; read out with it when the dialog opens. */
  description?: ReactNode;
  /** A picture from edge to edge above the title. */
  media?: ReactNode;
  /** The body; it scrolls when the window is too low for it. */
  children?: ReactNode;
  /** Buttons, the primary one last. They stay in sight while the body scrolls. */
  actions?: ReactNode;
  /** Words of the close button, e.g. "Close". Without them there is none: then `actions` must offer a way out. */
  closeLabel?: string;
  /** `medium` (600 px) by default; `small` is 440 px, `large` 880 px. On phones every size is a full-width sheet. */
  size?: 'small' | 'medium' | 'large';
  /** Something is on its way: Escape and a press beside do nothing, the close button rests. */
  busy?: boolean;
  /** An answer is needed: Escape and a press beside do nothing, and there is no close button. */
  locked?: boolean;
  /** Gets the focus at the start. Without it the first field does, and without a field the title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The browser's own modal dialog: the page behind is inert and stands still, and the focus returns to where it was.
 * On phones it comes from the bottom.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, media, children, actions } = props;
  const { closeLabel, size = 'medium', busy = false, locked = false, initialFocus } = props;
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  const modal = useModal({ open, onClose, held: busy || locked, initialFocus });
  return (
    <dialog
      {...modal}
      className={dialog({ size }).className}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      data-ui="dialog"
    >
      {open && (
        <ModalPanel
          titleId={titleId}
          title={title}
          descriptionId={descriptionId}
          description={description}
          media={media}
          actions={actions}
          closeLabel={locked ? undefined : closeLabel}
          onClose={onClose}
          busy={busy}
        >
          {children}
        </ModalPanel>
      )}
    </dialog>
  );
}
