import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type AnchorAlign, type AnchorSide, keepBeside } from '../../anchored';
import { panel } from './Popover.styles';

/** The props that the popover adds to its trigger. */
export interface PopoverTriggerProps {
  popoverTarget?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
}

export interface PopoverProps {
  /**
   * One element that renders one button, e.g. `<Button>` or `<IconButton>`; it opens and closes the
   * panel.
   */
  trigger: ReactElement<PopoverTriggerProps>;
  /** The panel's name for assistive technology, e.g. "Filter by language". */
  label: string;
  /** The content of the panel: a few controls, a small card. */
  children: ReactNode;
  /**
   * The side where it opens if there is room, else the opposite one. `block-end` (below) by
   * default.
   */
  side?: AnchorSide;
  /** How it lines up with the trigger; `start` by default. */
  align?: AnchorAlign;
  /**
   * Its form on phones: a `panel` beside the trigger as everywhere (the default), or a `sheet` at
   * the bottom of the screen.
   */
  phones?: 'panel' | 'sheet';
  /** Whether it is open; controlled when given together with `onOpenChange`. */
  open?: boolean;
  /** Whether it is open at first; `false` by default. */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

const CONTROL = ':is(a[href],button,input,select,textarea,[tabindex="0"]):not(:disabled)';
/** Radio buttons are entered at the chosen one, as by Tab. */
const CHOSEN = 'input[type="radio"]:checked:enabled';

const isPhone = () => window.matchMedia?.('(max-width: 767.98px)').matches ?? false;

/**
 * A panel beside the button that opens it, in the browser's own top layer: a press elsewhere and
 * Escape close it, the focus returns, and it opens without JavaScript too. It keeps 10 px from the
 * edges of the window.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, side = 'block-end', align = 'start', phones = 'panel' } = props;
  const { open, defaultOpen = false, onOpenChange } = props;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(defaultOpen);
  const should = open ?? wanted;

  useEffect(() => {
    const element = ref.current;
    // a browser without popovers shows the panel in place
    if (!element?.showPopover || element.matches(':popover-open') === should) return;
    if (should) return element.showPopover();
    // the focused element may have gone with the content: then the browser cannot return the focus
    const isLost = document.activeElement === document.body;
    element.hidePopover();
    const opener = element.previousElementSibling;
    if (isLost && opener instanceof HTMLElement) opener.focus();
  }, [should]);

  useEffect(() => {
    const element = ref.current;
    // the trigger is the element that the caller's component renders, right before the panel
    const anchor = element?.previousElementSibling;
    if (!element || !anchor) return;
    let leave: (() => void) | undefined;
    const put = () => {
      // positioned by its styles
      if (phones === 'sheet' && isPhone()) return;
      leave = keepBeside(anchor, element, { side, align, gap: 8 });
    };
    const shown = (event: Event) => {
      const opens = 'newState' in event && event.newState === 'open';
      leave?.();
      leave = undefined;
      // shown now, but not painted yet
      if (opens) {
        requestAnimationFrame(() => {
          if (element.matches(':popover-open')) put();
        });
      }
    };
    if (element.matches(':popover-open')) put();
    element.addEventListener('beforetoggle', shown);
    return () => {
      leave?.();
      element.removeEventListener('beforetoggle', shown);
    };
  }, [side, align, phones]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const now = event.newState === 'open';
    setOpen(now);
    setWanted(now);
    if (now !== should) onOpenChange?.(now);
    if (!now) return;
    const panel = event.currentTarget;
    (
      panel.querySelector<HTMLElement>(CHOSEN) ??
      panel.querySelector<HTMLElement>(CONTROL) ??
      panel
    ).focus();
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const to = event.relatedTarget;
    const isElsewhere =
      to instanceof Node &&
      !event.currentTarget.contains(to) &&
      !event.currentTarget.previousElementSibling?.contains(to);
    if (isElsewhere && event.currentTarget.matches(':popover-open'))
      event.currentTarget.hidePopover();
  };

  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
      })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={panel({ phones }).className}
        onToggle={onToggle}
        onBlur={onBlur}
        data-ui="popover"
      >
        {children}
      </div>
    </>
  );
}
