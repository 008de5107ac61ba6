import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ArrowStartIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { useModal } from '../Modal';
import { VisuallyHidden } from '../VisuallyHidden';
import { bar, inner, overlay, results, slot } from './FullScreenOverlay.styles';

export interface FullScreenOverlayProps {
  /**
   * Whether the overlay is open; the caller decides. The content is rendered only while it is open.
   */
  open: boolean;
  /**
   * Called when the viewer wants to close it: by the button, Escape, Back on a phone, or a step
   * back in the browser's history.
   */
  onClose: () => void;
  /** The overlay's name, e.g. "Search". */
  label: string;
  /** Content that stays at the top: the search field. Its first field takes the focus at first. */
  header?: ReactNode;
  /** The name of the button that closes it, e.g. "Close search". */
  closeLabel: string;
  /** The results; they scroll under the header. */
  children?: ReactNode;
  /** Whether results are loading; announced to assistive technology. `false` by default. */
  busy?: boolean;
  /** The element that takes the focus at first, instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Covers the page for one task, such as a search: a modal dialog of the browser's own that fills
 * the window.
 */
export function FullScreenOverlay(props: FullScreenOverlayProps) {
  const { open, onClose, label, header, closeLabel, children, busy, initialFocus } = props;
  const modal = useModal({ open, onClose, initialFocus });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const back = () => close.current();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [open]);
  return (
    <dialog {...modal} className={overlay().className} aria-label={label} data-ui="overlay">
      {open && (
        <div className={inner().className}>
          <div className={bar().className}>
            <IconButton label={closeLabel} icon={<ArrowStartIcon />} onClick={onClose} />
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
            <div className={slot().className}>{header}</div>
          </div>
          <section
            className={results().className}
            aria-label={label}
            aria-busy={busy || undefined}
            // without this, results without a link in them could not be scrolled by keyboard
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
          >
            {children}
          </section>
        </div>
      )}
    </dialog>
  );
}
