import type { ReactNode } from 'react';
import { tag } from './Tag.styles';

export interface TagProps {
  /** An icon before the text; it is decoration. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A fact in small text: a league, a genre, an age rating. */
export function Tag({ icon, children }: TagProps) {
  return (
    <span className={tag().className}>
      {icon}
      {children}
    </span>
  );
}
