import type { ReactNode } from 'react';
import { badge, dot } from './Badge.styles';

export interface BadgeProps {
  /** What the badge says, which sets its colours; `neutral` by default. */
  kind?: 'live' | 'new' | 'upcoming' | 'replay' | 'neutral';
  children: ReactNode;
}

/** A short word on a picture or beside a title. */
export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return (
    <span className={badge({ kind }).className}>
      {kind === 'live' && <span className={dot().className} aria-hidden="true" />}
      {children}
    </span>
  );
}
