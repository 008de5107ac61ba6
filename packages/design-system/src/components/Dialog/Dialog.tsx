import { type ReactNode, type RefObject, useId } from 'react';
import { ModalPanel, useModal } from '../Modal';
import { dialog } from './Dialog.styles';

export interface DialogProps {
  /**
   * Whether the dialog is open; the caller decides. The content is rendered only while it is open.
   */
  open: boolean;
  /**
   * Called when the viewer wants to close it: by the close button, Escape, Back on a phone, or a
   * press beside the dialog.
   */
  onClose: () => void;
  /**
   * The dialog's title and name, e.g. "Cancel your plan?". It stays visible while the body scrolls.
   */
  title: ReactNode;
  /** One sentence under the title; announced with it when the dialog opens. */
  description?: ReactNode;
  /** A picture from edge to edge above the title. */
  media?: ReactNode;
  /** The body; it scrolls when the window is too low for it. */
  children?: ReactNode;
  /** Buttons, the primary one last. They stay visible while the body scrolls. */
  actions?: ReactNode;
  /**
   * The name of the close button, e.g. "Close". Without it there is no button: then `actions` must
   * offer a way out.
   */
  closeLabel?: string;
  /** `medium` (600 px) by default; `small` is 440 px, `large` 880 px. On phones every size is a full-width sheet. */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether an action is running: Escape and a press beside do nothing, the close button is
   * disabled.
   */
  busy?: boolean;
  /**
   * Whether an answer is needed: Escape and a press beside do nothing, and there is no close
   * button.
   */
  locked?: boolean;
  /**
   * The element that takes the focus at first. Without it the first field does, and without a field
   * the title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The browser's own modal dialog: the page behind is inert and does not scroll, and the focus
 * returns when it closes. On phones it comes from the bottom.
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
