import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { heading } from './Heading.styles';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the outline of the page. */
  level: HeadingLevel;
  /** The size, from 1 (smallest) to 5 (display); that of the level when left out. */
  size?: 1 | 2 | 3 | 4 | 5;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const SIZE_OF_LEVEL = { 1: 4, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 } as const;
const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A heading: `level` is its level in the outline of the page, `size` how large it looks. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, ...rest }: HeadingProps) {
  const Element = ELEMENT[level];
  return <Element {...rest} className={classNames(heading({ size }).className, className)} />;
}
