import type { LanguageTag, Realm } from '@marquee/realm';
import type { LabelSet, LiveRows } from '@marquee/renderer';
import type { HydrationState } from 'react-router-dom';

/** The element that carries the data of a page from server to browser. */
export const pageDataId = 'page-data';

/** All that the browser needs to hydrate a page without a request. */
export interface PageData {
  realm: Realm;
  locale: LanguageTag;
  /** The routes that the realm has. */
  rows: LiveRows;
  /** Labels of the shell and of the features named in `features`. */
  labels: LabelSet;
  features: string[];
  /** The realm's and the origin's own wording. */
  overrides: LabelSet;
  hydration: HydrationState;
  /** Route errors cannot travel as JSON by themselves. */
  errors: Record<string, SerialisedRouteError> | null;
}

/** A route's error, such as a 404 thrown by a loader. */
export interface SerialisedRouteError {
  status: number;
  statusText: string;
}
