import { siteChrome } from '../shell/chrome';
import type { PageModule } from '../site/feature';
import { NotFound } from './NotFound';

/** The page of every address that has no other page. */
export const notFoundPage: PageModule = { Page: NotFound, chrome: siteChrome };
