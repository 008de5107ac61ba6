import type { PageModule } from './feature';
import type { PagePart } from './page-part';

/** What the shell and the head read from the matched route. */
export interface RouteHandle {
  name: string;
  page?: PageModule;
  /** What the page consists of beside its own file: its parts, and what other features add to it. */
  parts?: readonly PagePart[];
  /** The features whose words the page needs. */
  feature?: string;
  status?: 404;
}
