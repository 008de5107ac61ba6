import { type BrandTheme, themeCss } from '@marquee/design-system/theme';
import type { Realm } from '@marquee/realm';

const themes = new WeakMap<Realm['theme'], BrandTheme>();

/** A realm's theme, derived once for all its languages and documents: a realm object never changes. */
export function themeOf({ theme }: Realm): BrandTheme {
  const known = themes.get(theme) ?? themeCss(theme);
  themes.set(theme, known);
  return known;
}
