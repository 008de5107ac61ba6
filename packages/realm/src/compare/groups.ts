import { keysOf } from '../document/pointer';
import { PLACES } from '../generated/places';

/** The parts of a brand that a difference is about, in the order in which operators see them. */
export const GROUPS = ['sign-in', 'consent', 'fields', 'text', 'look', 'other'] as const;

export type Group = (typeof GROUPS)[number];

/** The group of a pointer is that of the first place that it is at, or inside of. */
const TABLE: readonly [Group, readonly string[]][] = [
  [
    'consent',
    [
      ...['/consents', '/auth/consents', '/auth/providers/*/consents', '/legal', '/analytics'],
      '/cookieConsent',
    ],
  ],
  ['fields', ['/auth/providers/*/fields', '/forms']],
  ['text', ['/wording', '/labels', '/locales', ...PLACES.text]],
  ['sign-in', ['/auth', '/apps', '/account', '/origin', '/territories', '/vpn']],
  ['look', ['/brand', '/theme', '/pages', '/menus', '/plugins']],
];

export function groupOf(pointer: string): Group {
  const keys = keysOf(pointer);
  const inside = (place: string) =>
    keysOf(place).every(
      (key, index) => keys[index] === key || (key === '*' && index < keys.length),
    );
  return TABLE.find(([, places]) => places.some(inside))?.[0] ?? 'other';
}
