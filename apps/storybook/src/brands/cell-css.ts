import { realmThemeOf } from '../workshop/apply-realm';
import type { WorkshopRealm } from '../workshop/realm';

type Scheme = 'light' | 'dark';

export const cellName = (id: string, scheme: Scheme) => `${id}-${scheme}`;

export const cellCss = (realm: WorkshopRealm, scheme: Scheme) =>
  scopedCss(realmThemeOf(realm, scheme).css, cellName(realm.id, scheme), realm.id);

/**
 * Rewrites a realm's css for one cell instead of a whole page. Rules for `:root` apply to the cell;
 * an ornament's rules are guarded by attributes that the cell has too. Stand-in faces have the same
 * names in all realms but other measures, so they get names of their own.
 */
function scopedCss(css: string, name: string, standIns: string): string {
  const cell = `[data-cell=${name}]`;
  const scoped = css
    .replaceAll(/\b(text|display)-local/g, `$1-${standIns}-local`)
    .replaceAll(/:root\b/g, cell)
    // an ornament's rule for the body, with its guard before it
    .replaceAll(/\[data-(?:ornament|image)=[\w-]+\] body\b/g, cell);
  return (
    `${scoped}${cell}{background-color:var(--surface);color:var(--text);font-family:var(--font-text);accent-color:var(--accent)}` +
    `${cell} :focus-visible{outline-color:var(--focus)}`
  );
}
