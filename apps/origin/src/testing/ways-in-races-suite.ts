import { randomUUID } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/database';
import type { Viewer } from '../modules/identity/viewers/viewer';
import { createAuthenticator } from './authenticator';
import { codeOf, newAddress, openersSecret, realmId, useWaysInBench } from './ways-in-bench';

const site = 'http://apex.localhost:4300';

/** The acts of an account's opener while its owner proves the address, or after. */
export function waysInRacesSuite(openDatabase: () => Promise<OpenDatabase>): void {
  const bench = useWaysInBench(openDatabase);

  describe('what began before a proof comes too late after it', () => {
    const late: [string, (seen: Viewer) => Promise<unknown>, string][] = [
      ['a sign-in', (seen) => bench().signIn(seen), 'CODE_REFUSED'],
      [
        'a changed password',
        (seen) =>
          bench().accounts.changeSecret(
            seen,
            { current: openersSecret, next: 'another of the opener 5' },
            randomUUID(),
          ),
        'TOKEN_INVALID',
      ],
      [
        'a passkey',
        async (seen) => {
          const options = await bench().keys.creationOptions(seen, { brand: 'Apex', site });
          const { challenge, user } = options as { challenge: string; user: { id: string } };
          const made = createAuthenticator().create({ challenge, site, userId: user.id });
          return bench().keys.add(
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
          bench().devices.answer(realmId, await bench().television(), {
            viewer: seen,
            approved: true,
          }),
        'TOKEN_INVALID',
      ],
      [
        'a linked television company',
        (seen) => bench().viewers.link(seen, 'sptv', { id: `late:${seen.id}` }),
        'TOKEN_INVALID',
      ],
      [
        'saved fields',
        (seen) => bench().accounts.saveFields(seen, { fields: { name: 'Opener' } }),
        'TOKEN_INVALID',
      ],
      [
        'answers to terms',
        async (seen) => {
          const terms = await bench().consents.termsFor(realmId, 'signup', null);
          const answers = terms.map(({ fieldName, version }) => ({
            fieldName,
            version,
            accepted: true,
          }));
          return bench().consents.save(seen, answers, 'en');
        },
        'TOKEN_INVALID',
      ],
      [
        'a completed form',
        (seen) =>
          bench().accounts.complete(seen, seen.identifier, {
            fields: { name: 'Opener' },
            answers: [],
            locale: 'en',
          }),
        'TOKEN_INVALID',
      ],
    ];
    it.each(late)('%s', async (_, act, code) => {
      const seen = await bench().open(newAddress());
      await bench().prove.byLink(seen);
      expect(await codeOf(act(seen))).toBe(code);
      expect(await bench().left(seen)).toMatchObject({
        secret: false,
        fields: [],
        providers: [],
        linked: [],
        televisions: 0,
        passkeys: 0,
        sessions: 0,
        consents: 0,
      });
    });

    it('or at once: whichever is first, nothing of the opener’s is left', async () => {
      for (let round = 0; round < 8; round += 1) {
        const seen = await bench().open(newAddress());
        const userCode = await bench().television();
        const authenticated = await bench().viewers.authenticate(
          realmId,
          seen.identifier,
          openersSecret,
        );
        const prove = round % 2 ? bench().prove.byLink : bench().prove.byProvider('google');
        const outcomes = await Promise.allSettled([
          bench().signIn(authenticated),
          late[1]?.[1](seen),
          late[2]?.[1](seen),
          bench().devices.answer(realmId, userCode, { viewer: seen, approved: true }),
          late[4]?.[1](seen),
          prove(seen),
          bench().signIn(authenticated),
          late[5]?.[1](seen),
        ]);
        // A deadlock, or a row that is taken, would show as an error without a code of ours.
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('status');
        }
        expect(outcomes[5]?.status, 'the proof itself').toBe('fulfilled');
        const providers = round % 2 ? [] : ['google'];
        expect(await bench().left(seen)).toMatchObject({
          confirmed: true,
          secret: false,
          fields: [],
          providers,
          linked: providers,
          televisions: 0,
          passkeys: 0,
          sessions: 0,
        });
      }
    }, 60_000);
  });

  it('of two proofs at once both hold, and the second takes nothing of the first’s', async () => {
    for (let round = 0; round < 4; round += 1) {
      const viewer = await bench().open(newAddress());
      const outcomes = await Promise.allSettled([
        bench().prove.byReset(viewer),
        bench().prove.byEmail(viewer, { asking: null, endWaysIn: true }),
        bench().prove.byLink(viewer),
      ]);
      // What one proof ends, another’s email may be among.
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('status', 401);
      }
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await bench().left(viewer)).toMatchObject({
        confirmed: true,
        passkeys: 0,
        sessions: 0,
      });
    }
  });

  it('of two accounts that take one address as their identifier at once, one does, and both are confirmed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const address = newAddress();
      const pair = [
        await bench().openAtProvider(`one-${address}`, address),
        await bench().openAtProvider(`two-${address}`, address),
      ];
      const tokens = await Promise.all(
        pair.map(({ id }) => bench().emailTokens.issue('email', id, address)),
      );
      const by = { asking: null, endWaysIn: true };
      const proved = await Promise.all(
        tokens.map((token) => bench().accounts.confirmEmail(realmId, token, by)),
      );
      expect(proved.map(({ email }) => email)).toEqual([address, address]);
      const identifiers = proved.map(({ proved: { identifier } }) => identifier);
      expect(identifiers.filter((one) => one === address)).toHaveLength(1);
    }
  });
}
