import { and, eq, inArray } from 'drizzle-orm';
import { customerAt } from '../../../counterparts/partners';
import { requestors } from '../../../counterparts/tv/requestors';
import type { Database } from '../../../kernel/database/database';
import { insertRows } from '../../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../../kernel/module';
import { hashSecret, secretCost } from '../accounts/secrets';
import { consentAnswers } from '../consents/tables';
import { partners } from '../licences/partners';
import { identities, profiles, viewers } from '../viewers/tables';
import { sampleAnswers } from './answers';
import {
  sampleCustomers,
  sampleProfiles,
  sampleSecret,
  sampleSubscribers,
  sampleViewers,
} from './viewers';

/** Plants the sample viewers of realms. */
async function plantViewers(db: Database, realmIds: readonly string[]): Promise<void> {
  // One hash for each viewer in all realms: the secret is no secret, and hashing is most of the work of a first start.
  const hashes = await Promise.all(sampleViewers.map(() => hashSecret(sampleSecret)));
  const rows = realmIds.flatMap((realmId) =>
    sampleViewers.map(({ hasSignedIn, linkedAccounts, partition, accepted, ...viewer }, index) => ({
      ...viewer,
      realmId,
      secretHash: hashes[index] ?? '',
      linkedAccounts: [...linkedAccounts],
      partition: partition ?? null,
      firstSignInAt: hasSignedIn ? new Date(0) : null,
      emailConfirmedAt: new Date(0),
    })),
  );
  await db.insert(viewers).values(rows).onConflictDoNothing();
}

/**
 * Plants the profiles of the sample viewers' accounts, and makes some of the viewers a partner's
 * customers and a TV provider's subscribers.
 */
async function plantHouseholds(db: Database, realmIds: readonly string[]): Promise<void> {
  const planted = await db
    .select({ id: viewers.id, realmId: viewers.realmId, identifier: viewers.identifier })
    .from(viewers)
    .where(inArray(viewers.realmId, [...realmIds]));
  const watching = planted.flatMap(({ id: viewerId, identifier: own }) =>
    sampleProfiles
      .filter(({ identifier }) => identifier === own)
      .map(({ identifier: _, ...profile }) => ({ viewerId, ...profile })),
  );
  const customers = planted.flatMap(({ id: viewerId, realmId, identifier }) =>
    sampleCustomers.includes(identifier)
      ? (partners[realmId] ?? []).map((partner) => ({
          realmId,
          viewerId,
          provider: `external/${partner}`,
          subject: customerAt(partner, identifier),
        }))
      : [],
  );
  const subscribers = planted.flatMap(({ id: viewerId, realmId, identifier }) =>
    requestors
      .filter((one) => one.realmId === realmId && one.provider === 'adobeDcr')
      .flatMap(({ provider }) =>
        sampleSubscribers
          .filter((one) => one.identifier === identifier)
          .map(({ company, account }) => ({
            realmId,
            viewerId,
            provider,
            subject: `${company}:${account}`,
          })),
      ),
  );
  if (watching.length > 0) await db.insert(profiles).values(watching).onConflictDoNothing();
  const accounts = [...customers, ...subscribers];
  if (accounts.length > 0) await db.insert(identities).values(accounts).onConflictDoNothing();
}

/** Sample viewers of a database from before there were forms have what the others have. */
async function completeOlder(db: Database, realmIds: readonly string[]): Promise<void> {
  for (const { identifier, fields } of sampleViewers) {
    await db
      .update(viewers)
      .set({ fields })
      .where(
        and(
          inArray(viewers.realmId, [...realmIds]),
          eq(viewers.identifier, identifier),
          eq(viewers.fields, {}),
        ),
      );
  }
}

/**
 * Plants the sample viewers' answers to their realm's terms; answers that they gave themselves
 * stay.
 */
async function plantAnswers(db: Database, realmIds: readonly string[]): Promise<void> {
  const accepting = new Map(
    sampleViewers.map(({ identifier, accepted }) => [identifier, accepted] as const),
  );
  const planted = await db
    .select({ id: viewers.id, realmId: viewers.realmId, identifier: viewers.identifier })
    .from(viewers)
    .where(
      and(
        inArray(viewers.realmId, [...realmIds]),
        inArray(viewers.identifier, [...accepting.keys()]),
      ),
    );
  const known = await db
    .select({
      viewerId: consentAnswers.viewerId,
      fieldName: consentAnswers.fieldName,
      version: consentAnswers.version,
    })
    .from(consentAnswers)
    .where(
      inArray(
        consentAnswers.viewerId,
        planted.map(({ id }) => id),
      ),
    );
  const keyOf = (one: (typeof known)[number]) => `${one.viewerId} ${one.fieldName} ${one.version}`;
  const keys = new Set(known.map(keyOf));
  const rows = planted.flatMap(({ id: viewerId, realmId, identifier }) =>
    (sampleAnswers[realmId] ?? []).flatMap(({ fieldName, version, earlier, accepted }) => {
      const read = { current: version, earlier, none: undefined }[
        accepting.get(identifier) ?? 'none'
      ];
      if (!read) return [];
      return {
        viewerId,
        fieldName,
        version: read,
        accepted,
        locale: 'en',
        answeredAt: new Date(0),
      };
    }),
  );
  await insertRows(
    db,
    consentAnswers,
    rows.filter((row) => !keys.has(keyOf(row))),
  );
}

/** The sample viewers of every realm. A viewer who is there already stays as they are. */
export const viewerSeed: ModuleSeed = {
  contents: () => [
    sampleViewers,
    sampleSecret,
    secretCost,
    sampleAnswers,
    sampleProfiles,
    sampleCustomers,
    sampleSubscribers,
    partners,
    requestors,
  ],

  async plant(db, realms) {
    const ids = realms.map(({ id }) => id);
    await plantViewers(db, ids);
    await completeOlder(db, ids);
    await plantAnswers(db, ids);
    await plantHouseholds(db, ids);
  },
};
