import { suitOf } from '../workshop/dress';
import type { WorkshopRealm } from '../workshop/realm';

type Scheme = 'light' | 'dark';

export const cellName = (id: string, scheme: Scheme) => `${id}-${scheme}`;

/**
 * A realm's css for one cell instead of a whole page. What hangs on `:root` hangs on the cell; an ornament's rules are
 * guarded by attributes that the cell has too. Stand-in faces have the same names in all realms and other measures, so
 * they are given a name of their own.
 */
export function cellCss(realm: WorkshopRealm, scheme: Scheme): string {
  const cell = `[data-cell=${cellName(realm.id, scheme)}]`;
  const css = suitOf(realm, scheme)
    .css.replaceAll(/\b(text|display)-local/g, `$1-${realm.id}-local`)
    .replaceAll(/\[data-ornament=[\w-]+\] :root\b/g, cell)
    .replaceAll(/:root\b/g, cell)
    // a house's rule for the body, with its guard before it
    .replaceAll(/\[data-(?:ornament|image)=[\w-]+\] body\b/g, cell);
  return (
    `${css}${cell}{background-color:var(--surface);color:var(--text);font-family:var(--font-text);accent-color:var(--accent)}` +
    `${cell} :focus-visible{outline-color:var(--focus)}`
  );
}
