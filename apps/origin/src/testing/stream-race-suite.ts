import { expect, it } from 'vitest';
import { MOST_SCREENS } from '../modules/streams/leases';
import { startOrigin } from './test-origin';
import { titleIds } from './title-ids';

interface TwoOrigins {
  /** Asks for the stream of a live title at one of the two, by an even or odd number; resolves to the status. */
  play(tab: string, number: number): Promise<number>;
}

/** Runs a test at two processes of one database, as a viewer who is signed in. */
async function atTwo(databaseUrl: string, test: (two: TwoOrigins) => Promise<void>) {
  const origins = await Promise.all([1, 2].map(() => startOrigin({ databaseUrl })));
  const [one] = origins;
  if (!one) throw new Error('No origin started.');
  try {
    const token = (await one.login()).body.authorisationToken;
    const [id = ''] = await titleIds(one, 'LIVE', 1);
    const path = (tab: string) => `/api/v2/stream/live/${id}?tab=${tab}`;
    await test({
      play: async (tab, number) =>
        (await (origins[number % 2] ?? one).call('GET', path(tab), { token })).status,
    });
  } finally {
    await Promise.all(origins.map((origin) => origin.close()));
  }
}

const SIXTY_FOUR = Array.from({ length: 64 }, (_, number) => number);

/** Starts of streams that meet in several processes of one database. */
export function streamRaceSuite(createDatabase: () => Promise<string>): void {
  it('lets exactly as many screens in as an account has when 64 start at once at two processes', async () => {
    await atTwo(await createDatabase(), async ({ play }) => {
      for (const round of [1, 2, 3]) {
        const answers = await Promise.all(
          SIXTY_FOUR.map((number) => play(`race-${round}-${number}`, number)),
        );
        const granted = answers.filter((status) => status === 200);
        expect(granted).toHaveLength(round === 1 ? MOST_SCREENS : 0);
        expect(answers.filter((status) => status === 403)).toHaveLength(64 - granted.length);
      }
    });
  }, 120_000);

  it('refuses no reload of a tab that plays while 64 other tabs start at two processes', async () => {
    await atTwo(await createDatabase(), async ({ play }) => {
      const playing = Array.from({ length: MOST_SCREENS }, (_, number) => `playing-${number}`);
      for (const tab of playing) expect(await play(tab, 0)).toBe(200);
      const [others, reloads] = await Promise.all([
        Promise.all(SIXTY_FOUR.map((number) => play(`other-tab-${number}`, number))),
        Promise.all(playing.flatMap((tab) => [0, 1, 2, 3].map((number) => play(tab, number)))),
      ]);
      expect(new Set(others)).toEqual(new Set([403]));
      expect(new Set(reloads)).toEqual(new Set([200]));
    });
  }, 120_000);
}
