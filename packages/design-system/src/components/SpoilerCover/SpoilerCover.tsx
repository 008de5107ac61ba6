import type { ReactNode } from 'react';
import { cover, summary } from './SpoilerCover.styles';

export interface SpoilerCoverProps {
  /** The text that uncovers it, e.g. "Show result". */
  showLabel: string;
  /** The text that covers it again, e.g. "Hide result". */
  hideLabel: string;
  /** Called when a viewer uncovers it, e.g. to load the result. */
  onShow?: () => void;
  /** What is covered, or a Loader while it loads. */
  children: ReactNode;
}

/** Covers one result until a viewer asks for it. Opens without script. */
export function SpoilerCover({ showLabel, hideLabel, onShow, children }: SpoilerCoverProps) {
  return (
    <details
      className={cover().className}
      data-ui="spoiler"
      onToggle={(event) => {
        if (event.currentTarget.open) onShow?.();
      }}
    >
      <summary className={summary().className}>
        <span>{showLabel}</span>
        <span>{hideLabel}</span>
      </summary>
      {children}
    </details>
  );
}
