import { expect, it } from 'vitest';
import { checkAgainstArray } from '../../../testing/list-model';
import { startOrigin } from '../../../testing/test-origin';
import { titleIds } from '../../../testing/title-ids';
import { watchlistCalls } from '../../../testing/watchlists';

it('a watchlist is what an array is after the same changes', async () => {
  const origin = await startOrigin();
  try {
    const token = (await origin.login()).body.authorisationToken;
    const titles = await titleIds(origin, 'VIDEOS', 12);
    expect(titles).toHaveLength(12);
    await checkAgainstArray([watchlistCalls(origin, token)], titles, { changes: 60, seed: 7 });
  } finally {
    await origin.close();
  }
}, 60_000);
