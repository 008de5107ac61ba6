import type { PageModule } from './feature';
import type { PagePart } from './page-part';

/** The matched route, as the shell and the head read it. */
export interface RouteHandle {
  name: string;
  page?: PageModule;
  /** The page's parts, its contributions and its section handlers. */
  parts?: readonly PagePart[];
  /** The feature whose labels the page needs. */
  feature?: string;
  status?: 404;
}
