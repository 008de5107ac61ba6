import { baseCss, realms } from 'virtual:realms';
import type { Suit, WorkshopRealm } from './realm';

type Globals = Record<string, unknown>;

/**
 * A realm with other inputs than its file has: the one that the theme bench tries in a page of its
 * own.
 */
let triedOn: WorkshopRealm | undefined;

export function tryOn(realm: WorkshopRealm | undefined) {
  triedOn = realm;
}

/** The realm with that id; the first one for an id from an old address. */
export function realmOf(id: unknown): WorkshopRealm {
  if (triedOn && triedOn.id === id) return triedOn;
  const realm = realms.find((one) => one.id === id) ?? realms[0];
  if (!realm) throw new Error('realm-configs holds no realm: the workshop has nothing to show.');
  return realm;
}

export function suitOf(realm: WorkshopRealm, scheme: unknown): Suit {
  if (scheme === 'light') return realm.light;
  return scheme === 'dark' ? realm.dark : realm.own;
}

const languageOf = ({ text, language }: Globals) => {
  if (text === 'arabic') return 'ar';
  return language === 'es' || language === 'pt' ? language : 'en';
};

/** Applies a realm's css to the whole document, as the site's server does, without a reload. */
export function dress(globals: Globals) {
  const realm = realmOf(globals.brand);
  const root = document.documentElement;
  for (const [name, value] of Object.entries(realm.attributes)) root.setAttribute(name, value);
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = languageOf(globals);
  root.style.fontSize = globals.size && globals.size !== '100' ? `${globals.size}%` : '';
  const css = baseCss + suitOf(realm, globals.scheme).css;
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
const said = new WeakMap<CSSMediaRule, string>();

/** Makes the rules for viewers with a wish apply to all: the effect of the system's own setting. */
function grantWish(wish: string) {
  const wanted = WISH_MEDIA[wish];
  for (const rule of mediaRules(document.styleSheets)) {
    const original = said.get(rule) ?? rule.media.mediaText;
    const media = wanted ? original.replace(wanted, 'all') : original;
    if (media === rule.media.mediaText) continue;
    said.set(rule, original);
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
