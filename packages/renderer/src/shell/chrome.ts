import type { Chrome } from '../site/feature';
import { SiteFooter } from './SiteFooter';
import { SiteNavbar } from './SiteNavbar';

/**
 * The site's navbar and footer. A page that wants them exports this as `chrome`; a page that stands alone, such as
 * sign-in, does not, and its viewers do not download them.
 */
export const siteChrome: Chrome = {
  Header: SiteNavbar,
  Footer: SiteFooter,
  slots: ['navbar.search', 'navbar.actions'],
};
