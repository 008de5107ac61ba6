import type { GridKey } from '@marquee/origin-client/catalogue';

/** A value that a grid can be limited to. */
export interface FacetView {
  key: GridKey;
  value: string;
  /** The origin's name of it; null where the page has one. */
  name: string | null;
  count: number;
}
