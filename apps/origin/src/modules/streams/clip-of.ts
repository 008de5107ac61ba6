import { createHash } from 'node:crypto';
import type { WatchTerms } from '../catalogue';

/** Brands that have a clip of their own; others show the plain one. */
const BRANDS: readonly string[] = ['apex', 'corral', 'metro', 'noor', 'plain', 'unity'];

/** The sample clip that a title is cut from: its brand's for events, one of three for other titles. */
export function clipOf(realmId: string, { id, event }: Pick<WatchTerms, 'id' | 'event'>): string {
  const own = BRANDS.includes(realmId) ? realmId : 'plain';
  if (event) return own;
  const choices = [own, 'crowd', 'studio'];
  const number = createHash('sha256').update(`${realmId}/${id}`).digest().readUInt32BE();
  return choices[number % choices.length] ?? own;
}
