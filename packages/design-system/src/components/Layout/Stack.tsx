import type { ReactNode } from 'react';
import { stack } from './Layout.styles';

export interface StackProps {
  /** The HTML element; `div` by default, `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | 'header';
  /** A step of the scale of space, in pixels; 13 by default. */
  gap?: 3 | 5 | 8 | 13 | 21 | 34 | 55 | 89;
  /** `column` by default; a row wraps. */
  direction?: 'column' | 'row';
  /** Alignment across the direction, as in css: `stretch` by default. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Alignment along the direction, as in css: `start` by default. */
  justify?: 'start' | 'center' | 'end' | 'between';
  children: ReactNode;
}

/**
 * Children one below the other, or in a row that wraps, with a step of the scale of space between
 * them.
 */
export function Stack(props: StackProps) {
  const { as: Element = 'div', gap = 13, direction = 'column', children } = props;
  const { align = 'stretch', justify = 'start' } = props;
  return (
    <Element className={stack({ gap, direction, align, justify }).className}>{children}</Element>
  );
}
