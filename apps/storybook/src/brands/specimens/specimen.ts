import type { ReactNode } from 'react';

export type Globals = Record<string, unknown>;

/** A sample to judge a brand by, rendered in the realm around it. */
export interface Specimen {
  title: string;
  /** Whether it is as wide as a page, and has to be judged at that width. */
  wide?: boolean;
  draw: (globals: Globals) => ReactNode;
}
