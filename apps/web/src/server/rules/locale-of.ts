import type { LanguageTag, Realm } from '@marquee/realm';

/** The language of an address, or the address to redirect to. */
export interface LocalePlace {
  locale: LanguageTag;
  redirect?: string;
}

/** The locale of an address: its prefix, else the realm's default. The default's own prefix is not an address. */
export function localeOf({ locales }: Realm, pathname: string): LocalePlace {
  const first = pathname.split('/')[1] ?? '';
  const match = locales.supported.find(({ tag }) => tag.toLowerCase() === first.toLowerCase());
  if (!match) return { locale: locales.default };
  const rest = pathname.slice(first.length + 1) || '/';
  if (match.tag === locales.default) return { locale: match.tag, redirect: safePath(rest) };
  if (match.tag !== first) {
    return { locale: match.tag, redirect: `/${match.tag}${rest === '/' ? '' : rest}` };
  }
  return { locale: match.tag };
}

/** Never two slashes at the start: a browser would read a host. */
function safePath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
