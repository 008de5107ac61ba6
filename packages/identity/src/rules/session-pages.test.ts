import { describe, expect, it } from 'vitest';
import {
  FEW,
  firstPage,
  lengthFor,
  MORE,
  nextAfter,
  othersIn,
  shownOf,
  withMore,
} from './session-pages';

/** Sessions from one number to another; the first of all is this one. */
const list = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    id: `s${from + at}`,
    current: from + at === 1,
  }));

describe('the list of sessions, page by page', () => {
  it.each([
    [0, FEW],
    [FEW, FEW],
    [30, 30],
    [140, 100],
  ])(
    'asks for as many as were shown, %i, at least for the first few and at most for a page: %i',
    (shown, length) => {
      expect(lengthFor(shown)).toBe(length);
    },
  );

  it('begins with this session, wherever it is in the answer', () => {
    const { sessions } = firstPage({ sessions: [...list(2, 3), ...list(1, 1)], total: 3 }, FEW);
    expect(sessions.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  });

  it('counts those that are not here among the others', () => {
    expect(othersIn(firstPage({ sessions: list(1, FEW), total: 300 }, FEW))).toBe(299);
    expect(othersIn(firstPage({ sessions: list(2, 3), total: 2 }, FEW))).toBe(2);
    expect(othersIn(firstPage({ sessions: list(1, 3) }, FEW))).toBe(2);
  });

  it('goes on behind the last one that is here', () => {
    const first = firstPage({ sessions: list(1, FEW), total: 300 }, FEW);
    expect(nextAfter(first)).toBe(`s${FEW}`);
    const page = { sessions: list(FEW + 1, FEW + MORE), total: 300 };
    const second = withMore(first, page);
    expect(shownOf(second)).toEqual(list(1, FEW + MORE));
    expect(nextAfter(second)).toBe(`s${FEW + MORE}`);
  });

  it('shows more of what an origin without pages has answered, and asks for nothing', () => {
    const all = firstPage({ sessions: list(1, 300) }, FEW);
    expect([shownOf(all).length, all.total, nextAfter(all)]).toEqual([FEW, 300, undefined]);
    const more = withMore(all);
    expect([shownOf(more).length, more.total]).toEqual([FEW + MORE, 300]);
  });

  it('has a session once that comes again on the next page', () => {
    const first = firstPage({ sessions: list(1, FEW), total: 9 }, FEW);
    const page = { sessions: [...list(FEW, FEW), ...list(7, 9)], total: 9 };
    expect(shownOf(withMore(first, page)).map(({ id }) => id)).toEqual(
      list(1, 9).map(({ id }) => id),
    );
  });

  it('takes the total of the newest page, and ends where a page has nothing new', () => {
    const first = firstPage({ sessions: list(1, FEW), total: 9 }, FEW);
    expect(withMore(first, { sessions: list(7, 8), total: 8 }).total).toBe(8);
    const ended = withMore(first, { sessions: [], total: 9 });
    expect([ended.total, shownOf(ended).length]).toEqual([FEW, FEW]);
  });

  it('has no next page behind an answer that holds none of them', () => {
    expect(nextAfter(firstPage({ sessions: [], total: 3 }, FEW))).toBeUndefined();
  });

  it('keeps the total while what it adds is here already', () => {
    const part = firstPage({ sessions: list(1, FEW + MORE), total: 300 }, FEW);
    expect(nextAfter(part)).toBeUndefined();
    const more = withMore(part);
    expect([shownOf(more).length, more.total]).toEqual([FEW + MORE, 300]);
  });

  it('needs no next page when the rest is here', () => {
    expect(nextAfter(firstPage({ sessions: list(1, 3), total: 3 }, FEW))).toBeUndefined();
  });

  it('draws the next ones after the longest page that could be asked for again', () => {
    const again = firstPage({ sessions: list(1, 100), total: 300 }, 140);
    expect(shownOf(again)).toHaveLength(100);
    expect(nextAfter(again)).toBe('s100');
    expect(shownOf(withMore(again, { sessions: list(101, 124), total: 300 }))).toHaveLength(124);
  });
});
