import type { Chrome } from '../site/feature';
import { SiteFooter } from './SiteFooter';
import { SiteNavbar } from './SiteNavbar';

/**
 * The site's navbar and footer. A page that has them exports this as `chrome`; another, such as
 * sign-in, does not, and its viewers do not download them.
 */
export const siteChrome: Chrome = {
  Header: SiteNavbar,
  Footer: SiteFooter,
  slots: ['navbar.search', 'navbar.actions'],
};
