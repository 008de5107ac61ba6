import type { ReactNode } from 'react';
import { container } from './Layout.styles';

export interface ContainerProps {
  /** `wide` by default; `narrow` suits a form or a text. */
  width?: 'narrow' | 'regular' | 'wide' | 'full';
  /** Room above and below, for a page that begins with a heading; `start`: above alone, where sections follow. */
  spaced?: boolean | 'start';
  children: ReactNode;
}

/** Keeps its children to a width, with the page's gutter on both sides. */
export function Container({ width = 'wide', spaced, children }: ContainerProps) {
  return <div className={container({ width, spaced }).className}>{children}</div>;
}
