import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import type { Viewer } from '../identity/viewer';
import { createAuthenticator } from './authenticator';
import { openersSecret, realmId, type WaysInBench, waysInBench } from './ways-in-bench';

const ownersSecret = 'the owner chose that one 3';
const site = 'http://apex.localhost:4300';

/** Every way in by which an address is proved, and the same of an address that was proved before. */
export function waysInSuite(openDatabase: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  let bench: WaysInBench;
  beforeAll(async () => {
    database = await openDatabase();
    bench = await waysInBench(database);
  }, 120_000);
  afterAll(async () => {
    bench?.close();
    await database?.close();
  });

  let count = 0;
  const newAddress = () => {
    count += 1;
    return `owner-${count}@example.com`;
  };
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );

  const byProvider = (provider: string) => (viewer: Viewer) =>
    bench.viewers.recognise(realmId, provider, {
      id: `owner-of-${viewer.id}`,
      email: viewer.identifier,
    });
  const byLetter = async (viewer: Viewer, by: { asking: Viewer | null; endWaysIn: boolean }) =>
    bench.accounts.confirmEmail(
      realmId,
      await bench.letters.issue('email', viewer.id, viewer.identifier),
      by,
    );
  const byLink = async (viewer: Viewer) =>
    bench.links.redeem(realmId, (await bench.links.issue(realmId, viewer.identifier)) ?? '');
  const byReset = async (viewer: Viewer) =>
    bench.accounts.resetSecret(
      realmId,
      await bench.letters.issue('secret', viewer.id, viewer.identifier),
      ownersSecret,
    );

  const nothing: Awaited<ReturnType<WaysInBench['left']>> = {
    ...{ confirmed: true, secret: false, fields: [], providers: [], linked: [] },
    ...{ passkeys: 0, challenges: 0, letters: 0, links: 0, sessions: 0, televisions: 0 },
    ...{ favourites: 0, profiles: 0, consents: 0 },
  };
  const all = {
    ...{
      secret: true,
      fields: ['name'],
      providers: ['openid/planted'],
      linked: ['openid/planted'],
    },
    ...{ passkeys: 1, challenges: 1, letters: 2, links: 1, sessions: 1, televisions: 1 },
    ...{ favourites: 1, profiles: 1, consents: 1 },
  };
  const kept = (provider: string) => ({ providers: [provider], linked: [provider] });

  type Row = [string, (viewer: Viewer) => Promise<unknown>, Partial<typeof nothing>];
  const proofs: Row[] = [
    ['a link by email', byLink, {}],
    // The letter itself can be opened again.
    [
      'the letter of the sign-up, without signing in',
      (viewer) => byLetter(viewer, { asking: null, endWaysIn: true }),
      { letters: 1 },
    ],
    ['a new password by letter', byReset, { secret: true }],
    ...[
      'google',
      'apple',
      'facebook',
      'firebase',
      'gigya',
      'openid/nations',
      'oauth/club',
      'opin/pass',
      'external/shop',
    ].map(
      (provider): Row => [
        `an address that ${provider} has verified`,
        byProvider(provider),
        kept(provider),
      ],
    ),
  ];

  describe('an address that is proved ends what was there unproved', () => {
    it.each(proofs)('by %s', async (_, prove, remains) => {
      const viewer = await bench.open(newAddress());
      const { tokens } = await bench.signIn(viewer);
      expect(await bench.left(viewer)).toMatchObject({ ...all, confirmed: false, sessions: 2 });
      await prove(viewer);
      expect(await bench.left(viewer)).toEqual({ ...nothing, ...remains });
      const login = bench.viewers.authenticate(realmId, viewer.identifier, openersSecret);
      expect(await codeOf(login)).toBe('FAILED_AUTHENTICATION');
      const visit = { locale: 'en', device: '', address: null };
      const refresh = bench.sessions.refresh(realmId, tokens.refreshToken, visit);
      expect(await codeOf(refresh)).toBe('REFRESH_REFUSED');
    });

    it.each(proofs)('and once it is proved, nothing more: by %s', async (name, prove) => {
      const viewer = await bench.open(newAddress());
      await byLetter(viewer, { asking: viewer, endWaysIn: false });
      expect(await bench.left(viewer)).toMatchObject({ ...all, confirmed: true, letters: 3 });
      const outcome = await codeOf(prove(viewer));
      const isProvider = name.endsWith('has verified');
      expect(outcome).toBe(isProvider ? 'ACCOUNT_CONFLICT' : 'done');
      const isReset = name === 'a new password by letter';
      // A new password ends sessions in any case, and takes other letters of its kind back.
      expect(await bench.left(viewer)).toMatchObject({
        ...{ ...all, confirmed: true },
        ...{ letters: expect.any(Number), links: expect.any(Number), sessions: isReset ? 0 : 1 },
      });
    });
  });

  describe('nothing ends', () => {
    const others: Row[] = [
      [
        'the letter of the sign-up in the session of its opener',
        (viewer) => byLetter(viewer, { asking: viewer, endWaysIn: false }),
        { confirmed: true, letters: 3 },
      ],
      [
        'the password of the opener',
        (viewer) => bench.viewers.authenticate(realmId, viewer.identifier, openersSecret),
        { confirmed: false },
      ],
      [
        'the television company of another viewer',
        (viewer) => bench.viewers.recognise(realmId, 'sptv', { id: `one:${viewer.id}` }),
        { confirmed: false },
      ],
      [
        'the provider of the opener, who has verified nothing',
        (viewer) =>
          bench.viewers.recognise(realmId, 'openid/planted', { id: `planted-${viewer.id}` }),
        { confirmed: false },
      ],
      [
        'the provider of the opener, for another address',
        (viewer) =>
          bench.viewers.recognise(realmId, 'openid/planted', {
            id: `planted-${viewer.id}`,
            email: 'other@example.com',
          }),
        { confirmed: false },
      ],
    ];
    it.each(others)('by %s', async (_, act, changed) => {
      const viewer = await bench.open(newAddress());
      await act(viewer);
      expect(await bench.left(viewer)).toEqual({ ...all, ...changed });
    });

    it.each([
      ['a guest', null, 'SIGN_IN_TO_CONFIRM'],
      ['another viewer', 'other', 'NOT_YOUR_TOKEN'],
    ])('by the letter of the sign-up alone, opened by %s', async (_, who, code) => {
      const viewer = await bench.open(newAddress());
      const asking = who && (await bench.open(newAddress()));
      const asked = byLetter(viewer, { asking: asking || null, endWaysIn: false });
      expect(await codeOf(asked)).toBe(code);
      expect(await bench.left(viewer)).toMatchObject({ confirmed: false, sessions: 1 });
    });

    it.each(proofs)(
      'for a blocked viewer, and nothing is confirmed: by %s',
      async (name, prove) => {
        const viewer = await bench.open(newAddress());
        await bench.block(viewer);
        const isReset = name === 'a new password by letter';
        expect(await codeOf(prove(viewer))).toBe(isReset ? 'CODE_REFUSED' : 'VIEWER_BLOCKED');
        expect(await bench.left(viewer)).toMatchObject({
          confirmed: false,
          secret: true,
          passkeys: 1,
        });
      },
    );
  });

  it('a provider’s own account keeps that provider alone when it verifies the address later', async () => {
    const address = newAddress();
    const viewer = await bench.openAtProvider(`later-${address}`, address);
    const proof = { id: `later-${address}`, email: address };
    const { identifier } = await bench.viewers.recognise(realmId, 'openid/planted', proof);
    expect(identifier, 'it is found by its address from then on').toBe(address);
    expect(await bench.left(viewer)).toEqual({ ...nothing, ...kept('openid/planted') });
  });

  it('an account that a proof has left with its address alone is joined by who verifies that address', async () => {
    const viewer = await bench.open(newAddress());
    await byLetter(viewer, { asking: null, endWaysIn: true });
    const joined = await byProvider('google')(viewer);
    expect(joined.id).toBe(viewer.id);
    expect(await codeOf(byProvider('apple')(viewer)), 'one way leads in again').toBe(
      'ACCOUNT_CONFLICT',
    );
  });

  describe('what began before a proof comes too late after it', () => {
    const late: [string, (seen: Viewer) => Promise<unknown>, string][] = [
      ['a sign-in', (seen) => bench.signIn(seen), 'CODE_REFUSED'],
      [
        'a changed password',
        (seen) =>
          bench.accounts.changeSecret(
            seen,
            { current: openersSecret, next: 'another of the opener 5' },
            '',
          ),
        'TOKEN_INVALID',
      ],
      [
        'a passkey',
        async (seen) => {
          const realm = { id: realmId, name: 'Apex' } as Parameters<
            typeof bench.keys.creationOptions
          >[0];
          const options = await bench.keys.creationOptions(realm, seen, site);
          const { challenge, user } = options as { challenge: string; user: { id: string } };
          const made = createAuthenticator().create({ challenge, site, userId: user.id });
          return bench.keys.add(
            seen,
            { ...made, type: 'public-key', clientExtensionResults: {} } as RegistrationResponseJSON,
            'Late',
          );
        },
        'TOKEN_INVALID',
      ],
      [
        'a television that is let in',
        async (seen) =>
          bench.devices.answer(realmId, await bench.television(), { viewer: seen, approved: true }),
        'TOKEN_INVALID',
      ],
      [
        'a linked television company',
        (seen) => bench.viewers.link(seen, 'sptv', { id: `late:${seen.id}` }),
        'TOKEN_INVALID',
      ],
      [
        'saved fields',
        (seen) => bench.accounts.saveFields(seen, { name: 'Opener' }),
        'TOKEN_INVALID',
      ],
      [
        'a completed form',
        (seen) =>
          bench.accounts.complete(seen, seen.identifier, {
            fields: { name: 'Opener' },
            answers: [],
            locale: 'en',
          }),
        'TOKEN_INVALID',
      ],
    ];
    it.each(late)('%s', async (_, act, code) => {
      const seen = await bench.open(newAddress());
      await byLink(seen);
      expect(await codeOf(act(seen))).toBe(code);
      expect(await bench.left(seen)).toMatchObject({
        ...{ secret: false, fields: [], providers: [], linked: [], televisions: 0 },
        ...{ passkeys: 0, sessions: 0 },
      });
    });

    it('or at once: whichever is first, nothing of the opener’s is left', async () => {
      for (let round = 0; round < 8; round += 1) {
        const seen = await bench.open(newAddress());
        const userCode = await bench.television();
        const authenticated = await bench.viewers.authenticate(
          realmId,
          seen.identifier,
          openersSecret,
        );
        const prove = round % 2 ? byLink : byProvider('google');
        const outcomes = await Promise.allSettled([
          bench.signIn(authenticated),
          late[1]?.[1](seen),
          late[2]?.[1](seen),
          bench.devices.answer(realmId, userCode, { viewer: seen, approved: true }),
          late[4]?.[1](seen),
          prove(seen),
          bench.signIn(authenticated),
          late[5]?.[1](seen),
        ]);
        // A deadlock, or a row that is taken, would show as an error without a code of ours.
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('status');
        }
        expect(outcomes[5]?.status, 'the proof itself').toBe('fulfilled');
        const providers = round % 2 ? [] : ['google'];
        expect(await bench.left(seen)).toMatchObject({
          ...{ confirmed: true, secret: false, fields: [], providers, linked: providers },
          ...{ televisions: 0, passkeys: 0, sessions: 0 },
        });
      }
    }, 60_000);
  });

  it('of two proofs at once both hold, and the second takes nothing of the first’s', async () => {
    for (let round = 0; round < 4; round += 1) {
      const viewer = await bench.open(newAddress());
      const outcomes = await Promise.allSettled([
        byReset(viewer),
        byLetter(viewer, { asking: null, endWaysIn: true }),
        byLink(viewer),
      ]);
      // What one proof ends, another’s letter may be among.
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('status', 401);
      }
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await bench.left(viewer)).toMatchObject({ confirmed: true, passkeys: 0, sessions: 0 });
    }
  });

  it('of two accounts that take one address as their identifier at once, one does, and both are confirmed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const address = newAddress();
      const pair = [
        await bench.openAtProvider(`one-${address}`, address),
        await bench.openAtProvider(`two-${address}`, address),
      ];
      const tokens = await Promise.all(
        pair.map(({ id }) => bench.letters.issue('email', id, address)),
      );
      const by = { asking: null, endWaysIn: true };
      const proved = await Promise.all(
        tokens.map((token) => bench.accounts.confirmEmail(realmId, token, by)),
      );
      expect(proved.map(({ email }) => email)).toEqual([address, address]);
      const identifiers = proved.map(({ proved: { identifier } }) => identifier);
      expect(identifiers.filter((one) => one === address)).toHaveLength(1);
    }
  });
}
