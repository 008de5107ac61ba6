import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { keepScrollbarRoom } from '../../scroll-lock';

export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Whether the viewer cannot close it now. */
  held?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

const FIELD =
  ':is(input,select,textarea):not(:disabled,[type=hidden],[type=submit],[type=button],[type=image])';

/**
 * Moves the focus to the given element, else to the first field, else to the title, so that it is
 * announced.
 */
function focusInside(dialog: HTMLDialogElement, wanted: HTMLElement | null | undefined) {
  const first =
    wanted ?? dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector<HTMLElement>('h2');
  first?.focus({ preventScroll: true });
}

/**
 * Opens and closes a native modal `<dialog>` as its owner says, and only reports that the viewer
 * wants to close it.
 */
export function useModal({ open, onClose, held = false, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const latest = useRef({ onClose, held, initialFocus });
  useEffect(() => {
    latest.current = { onClose, held, initialFocus };
  });

  // before the element leaves the page, so that the browser can return the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const show = () => {
      keepScrollbarRoom();
      dialog.showModal?.();
      focusInside(dialog, latest.current.initialFocus?.current);
    };
    // the browser closes it by itself on a second Escape in a row, and by <form method="dialog">
    const closed = () => {
      // a late event of an earlier closing: it has been opened again since
      if (dialog.open) return;
      if (latest.current.held) show();
      else latest.current.onClose();
    };
    show();
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      if (dialog.open) dialog.close?.();
    };
  }, [open]);

  const leave = () => {
    if (!held) onClose();
  };
  const dialogProps = {
    ref,
    'data-lock': '',
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // a file picker inside sends `cancel` too
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      // prevented here already, because Chrome honours only the first of several prevented `cancel`
      // events
      const isAsked = event.key === 'Escape' && held;
      if (isAsked && !event.currentTarget.querySelector(':popover-open')) event.preventDefault();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // both ends of the press: a text selection dragged out of the panel does not close it
      if (event.target === event.currentTarget && pressedOutside.current) leave();
    },
  };
  return dialogProps;
}
