import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { openAccessTokens } from '../kernel/caller/access-tokens';
import type { OpenDatabase } from '../kernel/database/database';
import { forgetIn } from '../kernel/module-list';
import { repositoryRoot } from '../kernel/package-root';
import { followRealmFiles } from '../kernel/realms/realm-files';
import { createAccounts } from '../modules/identity/accounts/accounts';
import { createMailedTokens } from '../modules/identity/accounts/mailed-tokens';
import { mailedTokens } from '../modules/identity/accounts/tables';
import { createConsents } from '../modules/identity/consents/consents';
import { consentAnswers } from '../modules/identity/consents/tables';
import { createDevices } from '../modules/identity/devices/devices';
import { deviceCodes } from '../modules/identity/devices/tables';
import { createMagicLinks } from '../modules/identity/magic-links/magic-links';
import { magicLinks } from '../modules/identity/magic-links/tables';
import { createPasskeys } from '../modules/identity/passkeys/passkeys';
import { passkeyChallenges, passkeys } from '../modules/identity/passkeys/tables';
import { createSessions } from '../modules/identity/sessions/sessions';
import { sessions as sessionRows } from '../modules/identity/sessions/tables';
import { identities, profiles, viewers as viewerRows } from '../modules/identity/viewers/tables';
import type { Viewer } from '../modules/identity/viewers/viewer';
import { createViewers } from '../modules/identity/viewers/viewers';
import { createProveAddress } from '../modules/identity/viewers/ways-in';
import { sandbox } from '../server';
import { plantLibrary, thingsOf } from './planted-library';

export const realmId = 'apex';
export const openersSecret = 'the opener knows this 7';

const visit = { locale: 'en', device: '', address: null };
const form = { fields: { name: 'Opener Example' }, answers: [], locale: 'en' };

/** The services of identity over one database, without routes, for what only shows between them. */
async function waysInBench({ db }: OpenDatabase) {
  const clock = () => new Date();
  const files = await followRealmFiles(join(repositoryRoot(), 'realm-configs'), () => {});
  const accessTokens = await openAccessTokens(db, { seconds: 600, clock });
  const sessions = createSessions(db, { accessTokens, files, clock });
  const emailTokens = createMailedTokens(db, clock);
  const proveAddress = createProveAddress({ forgetViewer: forgetIn(sandbox.modules) });
  const accounts = createAccounts(db, { mailedTokens: emailTokens, proveAddress, clock });
  const viewers = createViewers(db, { proveAddress, clock });
  const consents = createConsents(db, files, clock);
  const links = createMagicLinks(db, { proveAddress, clock });
  const devices = createDevices(db, { seconds: 600, clock });
  const keys = createPasskeys(db, clock);

  const signIn = async (viewer: Viewer) => sessions.open(realmId, viewer, { visit });

  /** A television that asks; answers with its user code. */
  const television = async () =>
    (await devices.request({ realmId, name: 'TV', kind: 'tv', address: '192.0.2.1' })).device
      .userCode;

  /** Everything that can lead into an account, and everything that is kept in one. */
  async function plant(viewer: Viewer): Promise<void> {
    const subject = `planted-${viewer.id}`;
    await db
      .insert(identities)
      .values({ realmId, provider: 'openid/planted', subject, viewerId: viewer.id });
    await db
      .update(viewerRows)
      .set({ linkedAccounts: ['openid/planted'] })
      .where(eq(viewerRows.id, viewer.id));
    await db.insert(passkeys).values({
      viewerId: viewer.id,
      credentialId: randomUUID(),
      publicKey: 'AA',
      counter: 0,
      transports: [],
      host: 'apex.localhost',
      name: 'Planted',
      createdAt: clock(),
    });
    await db.insert(passkeyChallenges).values({
      hash: randomUUID(),
      realmId,
      viewerId: viewer.id,
      site: 'http://apex.localhost',
      expiresAt: new Date(Date.now() + 60_000),
    });
    await emailTokens.issue('email', viewer.id, viewer.identifier);
    await emailTokens.issue('secret', viewer.id, viewer.identifier);
    await links.issue(realmId, viewer.identifier);
    await signIn(viewer);
    await devices.answer(realmId, await television(), { viewer, approved: true });
    await plantLibrary(db, viewer.id);
    await db
      .insert(profiles)
      .values({ viewerId: viewer.id, name: 'Kid', type: 'child', current: true });
    await db.insert(consentAnswers).values({
      viewerId: viewer.id,
      fieldName: 'terms',
      version: '1',
      accepted: true,
      locale: 'en',
      answeredAt: clock(),
    });
  }

  /** A stranger opens an account with an address, and plants in it all that can be planted. */
  async function open(address: string): Promise<Viewer> {
    const viewer = await accounts.open(realmId, address, openersSecret, form);
    await plant(viewer);
    const planted = await viewers.find(realmId, viewer.id);
    if (!planted) throw new Error('The account that was just opened is not there.');
    return planted;
  }

  /** An account at a provider that has verified nothing, with the address that its viewer has typed. */
  async function openAtProvider(subject: string, address: string): Promise<Viewer> {
    const viewer = await viewers.recognise(realmId, 'openid/planted', { id: subject });
    return accounts.complete(viewer, address, form);
  }

  /** Every proof of an address, as its owner would give it. */
  const prove = {
    byLink: async (viewer: Viewer) =>
      links.redeem(realmId, (await links.issue(realmId, viewer.identifier)) ?? ''),
    byEmail: async (viewer: Viewer, by: { asking: Viewer | null; endWaysIn: boolean }) => {
      const token = await emailTokens.issue('email', viewer.id, viewer.identifier);
      return accounts.confirmEmail(realmId, token, by);
    },
    byReset: async (viewer: Viewer) => {
      const token = await emailTokens.issue('secret', viewer.id, viewer.identifier);
      return accounts.resetSecret(realmId, token, 'the owner chose that one 3');
    },
    byProvider: (provider: string) => (viewer: Viewer) => {
      const subject = { id: `owner-of-${viewer.id}`, email: viewer.identifier };
      return viewers.recognise(realmId, provider, subject);
    },
  };

  /** Counts what is left of an account. */
  async function left({ id }: Pick<Viewer, 'id'>) {
    const [viewer] = await db.select().from(viewerRows).where(eq(viewerRows.id, id));
    const own = await db.select().from(identities).where(eq(identities.viewerId, id));
    return {
      confirmed: viewer?.emailConfirmedAt !== null,
      secret: viewer?.secretHash !== null,
      fields: Object.keys(viewer?.fields ?? {}),
      providers: own.map(({ provider }) => provider).sort(),
      linked: [...(viewer?.linkedAccounts ?? [])].sort(),
      passkeys: await db.$count(passkeys, eq(passkeys.viewerId, id)),
      challenges: await db.$count(passkeyChallenges, eq(passkeyChallenges.viewerId, id)),
      emailTokens: await db.$count(mailedTokens, eq(mailedTokens.viewerId, id)),
      links: await db.$count(
        magicLinks,
        and(eq(magicLinks.viewerId, id), isNull(magicLinks.usedAt)),
      ),
      sessions: await db.$count(
        sessionRows,
        and(eq(sessionRows.viewerId, id), isNull(sessionRows.revokedAt)),
      ),
      televisions: await db.$count(
        deviceCodes,
        and(eq(deviceCodes.viewerId, id), eq(deviceCodes.state, 'approved')),
      ),
      things: await thingsOf(db, id),
      profiles: await db.$count(profiles, eq(profiles.viewerId, id)),
      consents: await db.$count(consentAnswers, eq(consentAnswers.viewerId, id)),
    };
  }

  return {
    accounts,
    consents,
    devices,
    keys,
    emailTokens,
    links,
    sessions,
    viewers,
    left,
    open,
    openAtProvider,
    prove,
    signIn,
    television,
    block: (viewer: Viewer) =>
      db.update(viewerRows).set({ blocked: true }).where(eq(viewerRows.id, viewer.id)),
    close: () => files.close(),
  };
}

let count = 0;

/** An address that no account has. */
export const newAddress = () => {
  count += 1;
  return `owner-${count}@example.com`;
};

/** The code of the refusal with which an act ended, or `done`. */
export const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** One bench for a whole suite, on the database that it is given. */
export function useWaysInBench(openDatabase: () => Promise<OpenDatabase>): () => WaysInBench {
  let database: OpenDatabase | undefined;
  let bench: WaysInBench | undefined;
  beforeAll(async () => {
    database = await openDatabase();
    bench = await waysInBench(database);
  }, 120_000);
  afterAll(async () => {
    bench?.close();
    await database?.close();
  });
  return () => {
    if (!bench) throw new Error('The bench is there once the suite runs, not while it is read.');
    return bench;
  };
}

export type WaysInBench = Awaited<ReturnType<typeof waysInBench>>;
