import { type ReactNode, type RefObject, useId } from 'react';
import { ModalPanel, useModal } from '../Modal';
import { sheet } from './Sheet.styles';

export interface SheetProps {
  /**
   * Whether the sheet is open; the caller decides. The content is rendered only while it is open.
   */
  open: boolean;
  /**
   * Called when the viewer wants to close it: by the close button, Escape, Back on a phone, or a
   * press beside the sheet.
   */
  onClose: () => void;
  /** The sheet's title and name, e.g. "Filters". */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A picture from edge to edge above the title, e.g. for the details of an event. */
  media?: ReactNode;
  /** The body; it scrolls. */
  children?: ReactNode;
  /** Buttons that stay visible, the primary one last, e.g. "Clear" and "Show 24 events". */
  actions?: ReactNode;
  /** The name of the close button, e.g. "Close". */
  closeLabel: string;
  /** The edge it comes from; `inline-end` by default, which on phones is the bottom edge too. */
  side?: 'inline-end' | 'block-end';
  /**
   * Whether an action is running: Escape and a press beside do nothing, the close button is
   * disabled.
   */
  busy?: boolean;
  /**
   * The element that takes the focus at first. Without it the first field does, and without a field
   * the title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal panel at an edge of the window, e.g. for filters or details: the browser's own modal
 * dialog, like `Dialog`.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, description, media, children, actions, closeLabel } = props;
  const { side = 'inline-end', busy = false, initialFocus } = props;
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  const modal = useModal({ open, onClose, held: busy, initialFocus });
  return (
    <dialog
      {...modal}
      className={sheet({ side }).className}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      data-ui="sheet"
    >
      {open && (
        <ModalPanel
          titleId={titleId}
          title={title}
          descriptionId={descriptionId}
          description={description}
          media={media}
          actions={actions}
          closeLabel={closeLabel}
          onClose={onClose}
          busy={busy}
        >
          {children}
        </ModalPanel>
      )}
    </dialog>
  );
}
