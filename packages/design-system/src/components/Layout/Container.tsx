import type { ReactNode } from 'react';
import { container } from './Layout.styles';

export interface ContainerProps {
  /** `wide` by default; `narrow` suits a form or a text. */
  width?: 'narrow' | 'regular' | 'wide' | 'full';
  /**
   * Space above and below, for a page that begins with a heading; `start`: above only, where
   * sections follow.
   */
  spaced?: boolean | 'start';
  children: ReactNode;
}

/** Limits the width of its content, with the page's gutter on both sides. */
export function Container({ width = 'wide', spaced, children }: ContainerProps) {
  return <div className={container({ width, spaced }).className}>{children}</div>;
}
