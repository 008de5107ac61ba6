import { expect, it } from 'vitest';
import { checkAgainstArray } from './list-model';
import { householdCalls } from './profiles';
import { startOrigin, type TestOrigin } from './test-origin';
import { titleIds } from './title-ids';
import { watchlistCalls } from './watchlists';

/** Runs a test at two processes of one database. */
async function atTwo(
  databaseUrl: string,
  test: (one: TestOrigin, two: TestOrigin) => Promise<void>,
): Promise<void> {
  // Sessions go on while the clock is turned.
  const options = { databaseUrl, accessTokenSeconds: 24 * 60 * 60 };
  const [one, two] = await Promise.all([startOrigin(options), startOrigin(options)]);
  try {
    await test(one, two);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
}

/** What viewers keep, written by several processes of one database at once. */
export function libraryRaceSuite(createDatabase: () => Promise<string>): void {
  it('lets no more than five guesses at a PIN through when 64 come at once to two processes', async () => {
    await atTwo(await createDatabase(), async (one, two) => {
      const tokens = await Promise.all(
        Array.from({ length: 64 }, async (_, number) => {
          const origin = number % 2 === 0 ? one : two;
          return (await origin.login()).body.authorisationToken;
        }),
      );
      const sessions = tokens.map((token, number) =>
        householdCalls(number % 2 === 0 ? one : two, token),
      );
      expect((await sessions[0]?.setPin({ pin: '2580' }))?.status).toBe(200);
      for (const minutes of [15, 30]) {
        const answers = await Promise.all(sessions.map((calls) => calls.verify('0001')));
        const codes = answers.map(({ body }) => body.code);
        expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(4);
        expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(60);
        for (const origin of [one, two]) origin.pass(minutes * 60);
      }
      expect((await sessions[1]?.verify('2580'))?.status).toBe(200);
    });
  }, 120_000);

  it('keeps a list what an array is after the changes of two writers at two processes', async () => {
    await atTwo(await createDatabase(), async (one, two) => {
      const titles = await titleIds(one, 'VIDEOS', 60);
      const writers = await Promise.all(
        [one, two].map(async (origin) =>
          watchlistCalls(origin, (await origin.login()).body.authorisationToken),
        ),
      );
      for (const seed of [1, 2, 3])
        await checkAgainstArray(writers, titles, { changes: 150, seed });
    });
  }, 240_000);

  it('makes as many lists and profiles as may be, each name once, when many are made at two processes', async () => {
    await atTwo(await createDatabase(), async (one, two) => {
      const token = (await one.login('second@example.com')).body.authorisationToken;
      const lists = [one, two].map((origin) => watchlistCalls(origin, token));
      const made = await Promise.all(
        Array.from({ length: 120 }, (_, number) =>
          lists[number % 2]?.create(`List ${number >> 1}`),
        ),
      );
      const statuses = made.map((answer) => answer?.status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(60);
      expect(statuses.filter((status) => status === 409)).toHaveLength(60);
      const homes = [one, two].map((origin) => householdCalls(origin, token));
      await Promise.all(
        Array.from({ length: 16 }, (_, number) =>
          homes[number % 2]?.make({ name: `Profile ${number}`, type: 'adult' }),
        ),
      );
      expect((await homes[0]?.list())?.body.profiles).toHaveLength(6);
    });
  }, 120_000);
}
