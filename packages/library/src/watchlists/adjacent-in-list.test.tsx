import { defineFeature } from '@marquee/renderer';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refused, showWith } from '../testing/fake-origin';
import { AdjacentInList } from './AdjacentInList';

const title = { id: 'c', kind: 'video', name: 'C' } as const;
const items = (...ids: string[]) =>
  ids.map((id, at) => ({ id, contentType: 'video', place: String(at), thumbnailUrl: `/${id}` }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const noLabels = async () => ({ default: {} });

/** A page of another feature, with the player's place of the titles beside one. */
function show(query: string, answer: Parameters<typeof showWith>[2]) {
  const onAdjacent = vi.fn();
  const page = defineFeature({
    name: 'watching',
    routes: [
      {
        name: 'home',
        load: async () => ({
          Page: () => (
            <>
              <h1>Watching</h1>
              <AdjacentInList title={title} onAdjacent={onAdjacent} />
            </>
          ),
        }),
      },
    ],
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });
  const calls = showWith(`/home${query}`, ['watchlists'], answer, [page]);
  return { calls, onAdjacent };
}

it('[2.7-42] [2.9-03] the player of a title that was opened from a list knows the titles beside it, of five around it', async () => {
  const { calls, onAdjacent } = show('?list=owner-1.list-1', () => [
    200,
    { before: items('a', 'b'), after: items('d', 'e', 'f') },
  ]);
  await waitFor(() =>
    expect(onAdjacent).toHaveBeenCalledExactlyOnceWith({
      previous: 'b',
      next: 'd',
      search: '?list=owner-1.list-1',
    }),
  );
  expect(calls.map(({ call, search }) => `${call}${search}`)).toEqual([
    'GET /watchlists/owner-1/list-1/adjacentTo/c?size=5',
  ]);
});

it('goes over a row of series, which do not play, to the titles behind them', async () => {
  const series = items('s', 't', 'u').map((one) => ({ ...one, contentType: 'series' }));
  const around = { '?size=5': [...series], '?size=25': [...series, ...items('v')] };
  const { calls, onAdjacent } = show('?list=owner-1.list-1', ({ search }) => [
    200,
    { before: items('a', 'b'), after: around[search as keyof typeof around] },
  ]);
  const search = '?list=owner-1.list-1';
  await waitFor(() =>
    expect(onAdjacent).toHaveBeenLastCalledWith({ previous: 'b', next: 'v', search }),
  );
  expect(calls).toHaveLength(2);
});

it('a title that comes from no list asks for nothing', async () => {
  const { calls } = show('?from=x', () => [500]);
  await screen.findByRole('heading', { name: 'Watching' });
  expect(calls).toEqual([]);
});

it('a list that is gone leaves the title as it is', async () => {
  const { calls, onAdjacent } = show('?list=owner-1.list-1', () =>
    refused(404, 'UNKNOWN_WATCHLIST'),
  );
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('beside this one'),
      expect.anything(),
    ),
  );
  expect(calls).toHaveLength(1);
  expect(onAdjacent).not.toHaveBeenCalled();
});
