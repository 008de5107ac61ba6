import { baseCss, realms } from 'virtual:realms';
import type { RealmTheme, WorkshopRealm } from './realm';

type Globals = Record<string, unknown>;

/**
 * A realm with other inputs than its file has: the one that the theme bench tries in a page of its
 * own.
 */
let tried: WorkshopRealm | undefined;

export function tryRealm(realm: WorkshopRealm | undefined) {
  tried = realm;
}

/** The realm with that id; the first one for an id from an old address. */
export function realmOf(id: unknown): WorkshopRealm {
  if (tried && tried.id === id) return tried;
  const realm = realms.find((one) => one.id === id) ?? realms[0];
  if (!realm) throw new Error('realm-configs holds no realm: the workshop has nothing to show.');
  return realm;
}

export function realmThemeOf(realm: WorkshopRealm, scheme: unknown): RealmTheme {
  if (scheme === 'light') return realm.light;
  return scheme === 'dark' ? realm.dark : realm.own;
}

const languageOf = ({ text, language }: Globals) => {
  if (text === 'arabic') return 'ar';
  return language === 'es' || language === 'pt' ? language : 'en';
};

/** Applies a realm's css to the whole document, as the site's server does, without a reload. */
export function applyRealm(globals: Globals) {
  const realm = realmOf(globals.brand);
  const root = document.documentElement;
  for (const [name, value] of Object.entries(realm.attributes)) root.setAttribute(name, value);
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = languageOf(globals);
  root.style.fontSize = globals.size && globals.size !== '100' ? `${globals.size}%` : '';
  const css = baseCss + realmThemeOf(realm, globals.scheme).css;
  const style = brandStyle();
  if (style.textContent !== css) style.textContent = css;
  grantWish(String(globals.wish ?? 'none'));
}

function brandStyle(): HTMLElement {
  const known = document.getElementById('brand');
  if (known) return known;
  const style = document.createElement('style');
  style.id = 'brand';
  document.head.prepend(style);
  return style;
}

const WISH_MEDIA: Record<string, RegExp> = {
  contrast: /\(prefers-contrast:\s*more\)/,
  still: /\(prefers-reduced-motion:\s*reduce\)/,
};

/** The media condition of a rule before a wish changed it. */
const originals = new WeakMap<CSSMediaRule, string>();

/** Makes the rules for viewers with a wish apply to all: the effect of the system's own setting. */
function grantWish(wish: string) {
  const wanted = WISH_MEDIA[wish];
  for (const rule of mediaRules(document.styleSheets)) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    const media = wanted ? original.replace(wanted, 'all') : original;
    if (media === rule.media.mediaText) continue;
    originals.set(rule, original);
    rule.media.mediaText = media;
  }
}

function* mediaRules(lists: Iterable<CSSStyleSheet>): Generator<CSSMediaRule> {
  const open: CSSRule[] = [...lists].flatMap((sheet) => [...sheet.cssRules]);
  for (let rule = open.pop(); rule; rule = open.pop()) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) open.push(...rule.cssRules);
  }
}
