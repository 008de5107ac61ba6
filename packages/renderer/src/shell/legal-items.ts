import type { NavItem } from '@marquee/design-system';
import type { Site } from '../site/site';

/** Where the brand's terms of use and its privacy notice stand, as links. */
export function legalItems({ realm, t }: Site): NavItem[] {
  const { terms, privacy } = realm.legal ?? {};
  return [
    ...(terms ? [{ label: t('shell.terms'), href: terms }] : []),
    ...(privacy ? [{ label: t('shell.privacy'), href: privacy }] : []),
  ];
}
