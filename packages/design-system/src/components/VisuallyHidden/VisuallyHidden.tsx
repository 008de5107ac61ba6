import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  /** The HTML element; `span` by default. */
  as?: 'span' | 'div' | 'h2' | 'p';
  /** The element's id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** `status` for text that is announced when it changes. */
  role?: 'status';
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden().className} />;
}
