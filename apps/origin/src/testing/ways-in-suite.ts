import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/database';
import type { Viewer } from '../modules/identity/viewers/viewer';
import { PLANTED_THINGS } from './planted-library';
import {
  codeOf,
  newAddress,
  openersSecret,
  realmId,
  useWaysInBench,
  type WaysInBench,
} from './ways-in-bench';

/** Every way in by which an address is proved, and the same of an address that was proved before. */
export function waysInSuite(openDatabase: () => Promise<OpenDatabase>): void {
  const bench = useWaysInBench(openDatabase);

  const nothing: Awaited<ReturnType<WaysInBench['left']>> = {
    confirmed: true,
    secret: false,
    fields: [],
    providers: [],
    linked: [],
    passkeys: 0,
    challenges: 0,
    emailTokens: 0,
    links: 0,
    sessions: 0,
    televisions: 0,
    things: 0,
    profiles: 0,
    consents: 0,
  };
  const all = {
    secret: true,
    fields: ['name'],
    providers: ['openid/planted'],
    linked: ['openid/planted'],
    passkeys: 1,
    challenges: 1,
    emailTokens: 2,
    links: 1,
    sessions: 1,
    televisions: 1,
    things: PLANTED_THINGS,
    profiles: 1,
    consents: 1,
  };
  const kept = (provider: string) => ({ providers: [provider], linked: [provider] });

  type Row = [string, (viewer: Viewer) => Promise<unknown>, Partial<typeof nothing>];
  const proofs: Row[] = [
    ['a link by email', (viewer) => bench().prove.byLink(viewer), {}],
    // The email itself can be opened again.
    [
      'the email of the sign-up, without signing in',
      (viewer) => bench().prove.byEmail(viewer, { asking: null, endWaysIn: true }),
      { emailTokens: 1 },
    ],
    ['a new password by email', (viewer) => bench().prove.byReset(viewer), { secret: true }],
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
        (viewer) => bench().prove.byProvider(provider)(viewer),
        kept(provider),
      ],
    ),
  ];

  describe('an address that is proved ends what was there unproved', () => {
    it.each(proofs)('by %s', async (_, prove, remains) => {
      const viewer = await bench().open(newAddress());
      const { tokens } = await bench().signIn(viewer);
      expect(await bench().left(viewer)).toMatchObject({ ...all, confirmed: false, sessions: 2 });
      await prove(viewer);
      expect(await bench().left(viewer)).toEqual({ ...nothing, ...remains });
      const login = bench().viewers.authenticate(realmId, viewer.identifier, openersSecret);
      expect(await codeOf(login)).toBe('FAILED_AUTHENTICATION');
      const visit = { locale: 'en', device: '', address: null };
      const refresh = bench().sessions.refresh(realmId, tokens.refreshToken, visit);
      expect(await codeOf(refresh)).toBe('REFRESH_REFUSED');
    });

    it.each(proofs)('and once it is proved, nothing more: by %s', async (name, prove) => {
      const viewer = await bench().open(newAddress());
      await bench().prove.byEmail(viewer, { asking: viewer, endWaysIn: false });
      expect(await bench().left(viewer)).toMatchObject({ ...all, confirmed: true, emailTokens: 3 });
      const outcome = await codeOf(prove(viewer));
      const isProvider = name.endsWith('has verified');
      expect(outcome).toBe(isProvider ? 'ACCOUNT_CONFLICT' : 'done');
      const isReset = name === 'a new password by email';
      // A new password ends sessions in any case, and takes other emails of its kind back.
      expect(await bench().left(viewer)).toMatchObject({
        ...all,
        confirmed: true,
        emailTokens: expect.any(Number),
        links: expect.any(Number),
        sessions: isReset ? 0 : 1,
      });
    });
  });

  describe('nothing ends', () => {
    const others: Row[] = [
      [
        'the email of the sign-up in the session of its opener',
        (viewer) => bench().prove.byEmail(viewer, { asking: viewer, endWaysIn: false }),
        { confirmed: true, emailTokens: 3 },
      ],
      [
        'the password of the opener',
        (viewer) => bench().viewers.authenticate(realmId, viewer.identifier, openersSecret),
        { confirmed: false },
      ],
      [
        'the television company of another viewer',
        (viewer) => bench().viewers.recognise(realmId, 'sptv', { id: `one:${viewer.id}` }),
        { confirmed: false },
      ],
      [
        'the provider of the opener, who has verified nothing',
        (viewer) =>
          bench().viewers.recognise(realmId, 'openid/planted', { id: `planted-${viewer.id}` }),
        { confirmed: false },
      ],
      [
        'the provider of the opener, for another address',
        (viewer) =>
          bench().viewers.recognise(realmId, 'openid/planted', {
            id: `planted-${viewer.id}`,
            email: 'other@example.com',
          }),
        { confirmed: false },
      ],
    ];
    it.each(others)('by %s', async (_, act, changed) => {
      const viewer = await bench().open(newAddress());
      await act(viewer);
      expect(await bench().left(viewer)).toEqual({ ...all, ...changed });
    });

    it.each([
      ['a guest', null, 'SIGN_IN_TO_CONFIRM'],
      ['another viewer', 'other', 'NOT_YOUR_TOKEN'],
    ])('by the email of the sign-up alone, opened by %s', async (_, who, code) => {
      const viewer = await bench().open(newAddress());
      const asking = who && (await bench().open(newAddress()));
      const asked = bench().prove.byEmail(viewer, { asking: asking || null, endWaysIn: false });
      expect(await codeOf(asked)).toBe(code);
      expect(await bench().left(viewer)).toMatchObject({ confirmed: false, sessions: 1 });
    });

    it.each(proofs)(
      'for a blocked viewer, and nothing is confirmed: by %s',
      async (name, prove) => {
        const viewer = await bench().open(newAddress());
        await bench().block(viewer);
        const isReset = name === 'a new password by email';
        expect(await codeOf(prove(viewer))).toBe(isReset ? 'CODE_REFUSED' : 'VIEWER_BLOCKED');
        expect(await bench().left(viewer)).toMatchObject({
          confirmed: false,
          secret: true,
          passkeys: 1,
        });
      },
    );
  });

  it('a provider’s own account keeps that provider alone when it verifies the address later', async () => {
    const address = newAddress();
    const viewer = await bench().openAtProvider(`later-${address}`, address);
    const proof = { id: `later-${address}`, email: address };
    const { identifier } = await bench().viewers.recognise(realmId, 'openid/planted', proof);
    expect(identifier, 'it is found by its address from then on').toBe(address);
    expect(await bench().left(viewer)).toEqual({ ...nothing, ...kept('openid/planted') });
  });

  it('an account that a proof has left with its address alone is joined by the provider account that verifies that address', async () => {
    const viewer = await bench().open(newAddress());
    await bench().prove.byEmail(viewer, { asking: null, endWaysIn: true });
    const joined = await bench().prove.byProvider('google')(viewer);
    expect(joined.id).toBe(viewer.id);
    expect(await codeOf(bench().prove.byProvider('apple')(viewer)), 'one way leads in again').toBe(
      'ACCOUNT_CONFLICT',
    );
  });
}
