import { skeleton } from './Skeleton.styles';

export interface SkeletonProps {
  /**
   * `text` is one line of the text around it (default); pictures have their shape, `button` its
   * height.
   */
  shape?: 'text' | 'title' | 'landscape' | 'portrait' | 'square' | 'circle' | 'button';
  /** Share of the width; `full` by default. */
  width?: 'full' | 'long' | 'half' | 'short';
}

/**
 * A placeholder with the exact shape of the content that is loading, hidden from assistive
 * technology: announce the loading once, around it.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width }).className} />;
}
