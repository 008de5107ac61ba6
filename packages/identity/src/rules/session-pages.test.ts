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
    'loads as many as were shown, %i, but at least the first few and at most a page: %i',
    (shown, length) => {
      expect(lengthFor(shown)).toBe(length);
    },
  );

  it('begins with the viewer’s own session, wherever that is in the answer', () => {
    const { sessions } = firstPage({ sessions: [...list(2, 3), ...list(1, 1)], total: 3 }, FEW);
    expect(sessions.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  });

  it('counts sessions that are not loaded among the others', () => {
    expect(othersIn(firstPage({ sessions: list(1, FEW), total: 300 }, FEW))).toBe(299);
    expect(othersIn(firstPage({ sessions: list(2, 3), total: 2 }, FEW))).toBe(2);
    expect(othersIn(firstPage({ sessions: list(1, 3) }, FEW))).toBe(2);
  });

  it('continues after the last session that is loaded', () => {
    const first = firstPage({ sessions: list(1, FEW), total: 300 }, FEW);
    expect(nextAfter(first)).toBe(`s${FEW}`);
    const page = { sessions: list(FEW + 1, FEW + MORE), total: 300 };
    const second = withMore(first, page);
    expect(shownOf(second)).toEqual(list(1, FEW + MORE));
    expect(nextAfter(second)).toBe(`s${FEW + MORE}`);
  });

  it('shows more of an answer without pages, and loads nothing', () => {
    const all = firstPage({ sessions: list(1, 300) }, FEW);
    expect([shownOf(all).length, all.total, nextAfter(all)]).toEqual([FEW, 300, undefined]);
    const more = withMore(all);
    expect([shownOf(more).length, more.total]).toEqual([FEW + MORE, 300]);
  });

  it('has a session once, even if the next page repeats it', () => {
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

  it('has no next page after an answer without sessions', () => {
    expect(nextAfter(firstPage({ sessions: [], total: 3 }, FEW))).toBeUndefined();
  });

  it('keeps the total while the next sessions are loaded already', () => {
    const part = firstPage({ sessions: list(1, FEW + MORE), total: 300 }, FEW);
    expect(nextAfter(part)).toBeUndefined();
    const more = withMore(part);
    expect([shownOf(more).length, more.total]).toEqual([FEW + MORE, 300]);
  });

  it('needs no next page when all the others are loaded', () => {
    expect(nextAfter(firstPage({ sessions: list(1, 3), total: 3 }, FEW))).toBeUndefined();
  });

  it('shows the next sessions after the longest page that can be loaded again', () => {
    const again = firstPage({ sessions: list(1, 100), total: 300 }, 140);
    expect(shownOf(again)).toHaveLength(100);
    expect(nextAfter(again)).toBe('s100');
    expect(shownOf(withMore(again, { sessions: list(101, 124), total: 300 }))).toHaveLength(124);
  });
});
