// What a form asks of the site around it; every page of a realm has it.
import { createTranslator, directionOf, languageOf } from '@marquee/i18n';
import { SiteProvider } from '@marquee/renderer';
import { createElement } from 'react';

const locale = 'en';

/** The parts of a site that a form uses, in English. */
export function siteOf(labels) {
  const { t, has: hasLabel } = createTranslator({ locale, labels });
  return {
    ...{ t, hasLabel, locale, language: languageOf(locale), direction: directionOf(locale) },
    text: (localised) => localised?.en ?? '',
    origin: {},
  };
}

export const inSite = (site, children) => createElement(SiteProvider, { site }, children);
