import type { ReactNode } from 'react';

export type Globals = Record<string, unknown>;

/** Something to judge a brand by, drawn in whatever realm it stands in. */
export interface Specimen {
  title: string;
  /** As wide as a page, and meant to be judged at that width. */
  wide?: boolean;
  draw: (globals: Globals) => ReactNode;
}
