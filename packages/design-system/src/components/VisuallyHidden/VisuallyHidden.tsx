import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'p';
  id?: string;
  children: ReactNode;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden().className} />;
}
