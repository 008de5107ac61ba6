import { type BrandTheme, themeCss } from '@marquee/design-system/theme';
import type { Realm } from '@marquee/realm';

const themes = new WeakMap<Realm['theme'], BrandTheme>();

/** A realm's theme, derived once: it is asked for by each of its languages and documents. A realm never changes. */
export function themeOf({ theme }: Realm): BrandTheme {
  const known = themes.get(theme) ?? themeCss(theme);
  themes.set(theme, known);
  return known;
}
