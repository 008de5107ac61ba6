import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { licenceFamilies, licences, prices } from './tables';

export type LicenceRow = typeof licences.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;
export type FamilyRow = typeof licenceFamilies.$inferSelect;

/** What a realm sells. */
export interface Catalogue {
  families: readonly FamilyRow[];
  licences: readonly LicenceRow[];
  prices: readonly PriceRow[];
}

/** Reads what a realm sells, in the order in which it is shown. */
export async function readCatalogue(
  db: Database,
  { realmId, sells }: { realmId: string; sells: boolean },
): Promise<Catalogue> {
  if (!sells) return { families: [], licences: [], prices: [] };
  const families = await db
    .select()
    .from(licenceFamilies)
    .where(eq(licenceFamilies.realmId, realmId))
    .orderBy(asc(licenceFamilies.place));
  const sold = await db
    .select()
    .from(licences)
    .where(eq(licences.realmId, realmId))
    .orderBy(asc(licences.place));
  const priced = await db
    .select()
    .from(prices)
    .where(eq(prices.realmId, realmId))
    .orderBy(asc(prices.sku));
  return { families, licences: sold, prices: priced };
}

/** The prices of a licence that a caller of a country may pay: the country's, else the realm's default (2.5-16, 17). */
export function pricesFor(
  { prices: all }: Pick<Catalogue, 'prices'>,
  licenceId: number,
  country: string | undefined,
): PriceRow[] {
  const own = all.filter((price) => price.licenceId === licenceId);
  const local = own.filter(
    ({ countries }) => country !== undefined && countries?.includes(country),
  );
  return local.length > 0 ? local : own.filter(({ countries }) => countries === null);
}
