import { cloneElement, type HTMLAttributes, type ReactElement, useId } from 'react';
import type { AnchorSide } from '../../anchored';
import { classNames } from '../../class-names';
import { bubble } from './Tooltip.styles';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /**
   * A short text, e.g. "Subtitles are off". No controls, and nothing that viewers with a touch
   * screen need.
   */
  text: string;
  /** One element that renders one focusable control. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** The side where it is shown if there is room; `block-start` (above) by default. */
  side?: AnchorSide;
  /**
   * Whether the text is the control's name already, as with an icon button: shown, but not
   * announced twice. `false` by default.
   */
  repeatsName?: boolean;
}

/**
 * More text for a control: shown while a pointer rests on it or the keyboard focuses it, and always
 * there for assistive technology. Escape hides it. It keeps 10 px from the edges of the window. It
 * never appears on touch, so the text must be available elsewhere too.
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
        // the browser's own tooltip would be shown as well
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
