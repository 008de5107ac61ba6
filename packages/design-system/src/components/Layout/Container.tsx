import type { ReactNode } from 'react';
import { container } from './Layout.styles';

export interface ContainerProps {
  /** `wide` by default; `narrow` suits a form or a text. */
  width?: 'narrow' | 'regular' | 'wide' | 'full';
  children: ReactNode;
}

/** Keeps its children to a width, with the page's gutter on both sides. */
export function Container({ width = 'wide', children }: ContainerProps) {
  return <div className={container({ width }).className}>{children}</div>;
}
