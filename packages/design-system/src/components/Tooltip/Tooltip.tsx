import { cloneElement, type HTMLAttributes, type ReactElement, useId } from 'react';
import type { AnchorSide } from '../../anchored';
import { classNames } from '../../class-names';
import { bubble } from './Tooltip.styles';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /** A few words, e.g. "Subtitles are off". Nothing to press, and nothing a touch screen's viewer would miss. */
  text: string;
  /** One element that renders one focusable control. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Where it stands if there is room; `block-start` (above) by default. */
  side?: AnchorSide;
  /** The text is the control's name already, as with an icon button: shown, but not announced twice. `false` by default. */
  repeatsName?: boolean;
}

/**
 * More words for a control: shown while a pointer rests on it or the keyboard stands on it, always there for assistive
 * technology. Escape puts it away. It keeps 10 px from the edges of the window. A finger never brings it up, so it must
 * not be the only way to the words.
 */
export function Tooltip(props: TooltipProps) {
  const { text, children, side = 'block-start', repeatsName = false } = props;
  const id = useId();
  const { bubbleRef, triggerProps, bubbleProps } = useTooltip(side, children.props);
  const described = classNames(children.props['aria-describedby'], !repeatsName && id);
  return (
    <>
      {cloneElement(children, {
        ...triggerProps,
        'aria-describedby': described || undefined,
        // the browser's own tooltip would come on top
        ...(repeatsName ? { title: '' } : {}),
      })}
      <span
        ref={bubbleRef}
        id={id}
        role="tooltip"
        popover="manual"
        className={bubble().className}
        data-ui="tooltip"
        {...bubbleProps}
      >
        {text}
      </span>
    </>
  );
}
