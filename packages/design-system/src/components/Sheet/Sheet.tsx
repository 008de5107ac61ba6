import { type ReactNode, type RefObject, useId } from 'react';
import { ModalPanel, useModal } from '../Modal';
import { sheet } from './Sheet.styles';

export interface SheetProps {
  /** Its owner decides. What is inside is rendered only while it is open. */
  open: boolean;
  /** The viewer wants to leave: by the close button, Escape, Back on a phone, or a press beside the sheet. */
  onClose: () => void;
  /** Names the sheet, e.g. "Filters". */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A picture from edge to edge above the title: for details of an event. */
  media?: ReactNode;
  /** The body; it scrolls. */
  children?: ReactNode;
  /** Buttons that stay in sight, the primary one last, e.g. "Clear" and "Show 24 events". */
  actions?: ReactNode;
  /** Words of the close button, e.g. "Close". */
  closeLabel: string;
  /** The edge it comes from; `inline-end` by default, which on phones is the bottom edge too. */
  side?: 'inline-end' | 'block-end';
  /** Something is on its way: Escape and a press beside do nothing, the close button rests. */
  busy?: boolean;
  /** Gets the focus at the start. Without it the first field does, and without a field the title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal panel on an edge of the window: filters, details. Modal in the browser's own way, as `Dialog` is. */
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
