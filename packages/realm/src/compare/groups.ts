import { keysOf } from '../document/pointer';
import { PLACES } from '../generated/places';

/** What a difference means for whoever runs the brand, in the order in which they are told. */
export const GROUPS = ['sign-in', 'consent', 'fields', 'text', 'look', 'other'] as const;

export type Group = (typeof GROUPS)[number];

/** The first place that a pointer is at, or inside of, decides. */
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
