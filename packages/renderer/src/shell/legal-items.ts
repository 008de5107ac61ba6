import type { NavItem } from '@marquee/design-system';
import { localDigits } from '@marquee/i18n';
import type { Site } from '../site/site';

/** Links to the brand's terms of use and privacy notice. */
export function legalItems({ realm, t }: Site): NavItem[] {
  const { terms, privacy } = realm.legal ?? {};
  return [
    ...(terms ? [{ label: t('shell.terms'), href: terms }] : []),
    ...(privacy ? [{ label: t('shell.privacy'), href: privacy }] : []),
  ];
}

/** The brand's legal line, else its full name, with the digits of the page's language. */
export const legalLine = ({
  realm,
  text,
  locale,
}: Pick<Site, 'realm' | 'text' | 'locale'>): string =>
  localDigits(text(realm.brand.legalLine) || realm.fullName, locale);
