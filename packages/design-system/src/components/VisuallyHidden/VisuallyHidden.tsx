import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  /** The element; `span` by default. */
  as?: 'span' | 'div' | 'h2' | 'p';
  /** For what points at it with `aria-labelledby` or `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden().className} />;
}
