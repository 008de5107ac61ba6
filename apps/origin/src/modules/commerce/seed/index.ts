import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { insertRows } from '../../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../../kernel/module';
import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import { viewers } from '../../identity/viewers/tables';
import { licenceFamilies, licences, prices, vouchers } from '../catalogue/tables';
import { subscriptions } from '../subscriptions/tables';
import { apexCommerce } from './apex';
import { corralCommerce } from './corral';
import type { CommerceSeed, LicenceSeed } from './licence-seed';
import { metroCommerce } from './metro';
import { noorCommerce } from './noor';
import { plainCommerce } from './plain';
import { licenceRow, priceRows, voucherRow } from './rows';
import { unityCommerce } from './unity';

/** What each sample realm sells. */
export const commerceSeeds: Readonly<Record<string, CommerceSeed>> = {
  apex: apexCommerce,
  corral: corralCommerce,
  metro: metroCommerce,
  noor: noorCommerce,
  plain: plainCommerce,
  unity: unityCommerce,
};

/** The sample viewers who may watch everything; `second@example.com` has an account and no more. */
const HOLDERS = [
  'viewer@example.com',
  'child@example.com',
  'family@example.com',
  'partition@example.com',
];

const seedOf = ({ like }: PlantedRealm): CommerceSeed => commerceSeeds[like] ?? plainCommerce;

interface Placed {
  licence: LicenceSeed;
  familyId: number | null;
}
const placedIn = ({ families, licences: outside }: CommerceSeed): Placed[] => [
  ...families.flatMap(({ id, licences: own }) => own.map((licence) => ({ licence, familyId: id }))),
  ...outside.map((licence) => ({ licence, familyId: null })),
];

async function plantCatalogue(db: Database, realm: PlantedRealm): Promise<void> {
  const seed = seedOf(realm);
  const placed = placedIn(seed);
  await insertRows(
    db,
    licenceFamilies,
    seed.families.map(({ id, names }, place) => ({ realmId: realm.id, id, names, place })),
  );
  await insertRows(
    db,
    licences,
    placed.map(({ licence, familyId }, place) =>
      licenceRow(realm.id, licence, { familyId, place }),
    ),
  );
  await insertRows(
    db,
    prices,
    placed.flatMap(({ licence }) => priceRows(realm.id, licence)),
  );
  const rows = seed.vouchers.map((voucher) => voucherRow(realm.id, voucher));
  // How often one was used stays.
  for (const row of rows) {
    const { claims: _, realmId: __, code: ___, ...changed } = row;
    await db
      .insert(vouchers)
      .values(row)
      .onConflictDoUpdate({ target: [vouchers.realmId, vouchers.code], set: changed });
  }
}

/** Gives the sample viewers a licence without an end, which nobody pays for. */
async function plantHolders(db: Database, realms: readonly PlantedRealm[]): Promise<void> {
  const byId = new Map(realms.map((realm) => [realm.id, realm]));
  const holders = await db
    .select({ viewerId: viewers.id, realmId: viewers.realmId })
    .from(viewers)
    .where(and(inArray(viewers.realmId, [...byId.keys()]), inArray(viewers.identifier, HOLDERS)));
  const rows = holders.flatMap(({ viewerId, realmId }) => {
    const realm = byId.get(realmId);
    if (!realm) return [];
    const seed = seedOf(realm);
    const held = placedIn(seed).find(({ licence }) => licence.id === seed.sample);
    if (!held) throw new Error(`${realm.like} sells no licence ${seed.sample}.`);
    return {
      realmId,
      viewerId,
      licenceId: seed.sample,
      familyId: held.familyId,
      state: 'active' as const,
      anchorAt: new Date(0),
      n: 1,
      startsAt: new Date(0),
      autoRenew: false,
      createdAt: new Date(0),
    };
  });
  // One who has had it once is not given it again.
  const had = await db
    .select({ viewerId: subscriptions.viewerId })
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.viewerId,
        rows.map(({ viewerId }) => viewerId),
      ),
    );
  const known = new Set(had.map(({ viewerId }) => viewerId));
  await insertRows(
    db,
    subscriptions,
    rows.filter(({ viewerId }) => !known.has(viewerId)),
  );
}

/** What the realms sell, and the licences that the sample viewers hold. What viewers bought stays. */
export const commerceSeed: ModuleSeed = {
  contents: () => [commerceSeeds, HOLDERS],

  async plant(db, realms) {
    const ids = realms.map(({ id }) => id);
    for (const table of [licenceFamilies, licences, prices])
      await db.delete(table).where(inArray(table.realmId, ids));
    for (const realm of realms) {
      const codes = seedOf(realm).vouchers.map(({ code }) => code);
      await db
        .delete(vouchers)
        .where(and(sql`${vouchers.realmId} = ${realm.id}`, notInArray(vouchers.code, codes)));
      await plantCatalogue(db, realm);
    }
    await plantHolders(db, realms);
  },
};
