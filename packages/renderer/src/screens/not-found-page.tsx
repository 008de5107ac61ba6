import { siteChrome } from '../shell/chrome';
import type { PageModule } from '../site/feature';
import { NotFound } from './NotFound';

/** The page at every address that has none. */
export const notFoundPage: PageModule = { Page: NotFound, chrome: siteChrome };
