// The parts of the site that a form needs; every page of a realm has them.
/** @import { Site } from '@marquee/renderer' */
import { createTranslator, directionOf, languageOf } from '@marquee/i18n';
import { SiteProvider } from '@marquee/renderer';
import { createElement } from 'react';

const locale = 'en';

/**
 * Makes the parts of a site that a form uses, in English; the other parts are left out.
 * @param {Record<string, string>} labels
 */
export function siteOf(labels) {
  const { t, has: hasLabel } = createTranslator({ locale, labels });
  /** @type {Partial<Site>} */
  const parts = {
    t,
    hasLabel,
    locale,
    language: languageOf(locale),
    direction: directionOf(locale),
    text: (localised) => localised?.en ?? '',
    origin: /** @type {Site['origin']} */ ({}),
  };
  return /** @type {Site} */ (parts);
}

/** @type {(site: Site, children: import('react').ReactNode) => import('react').ReactElement} */
export const inSite = (site, children) => createElement(SiteProvider, { site, children });
