import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Liveness, type LiveReading, liveness } from './liveness';

const at = (behind: number, more: Partial<LiveReading> = {}): LiveReading => ({
  behind,
  latency: 6,
  segment: 2,
  pausedFor: null,
  isStalled: false,
  ...more,
});

describe('liveness', () => {
  it.each<[string, Liveness, LiveReading, Liveness]>([
    ['where a player is meant to be', 'behind', at(6), 'live'],
    ['one and a half segments further', 'behind', at(9), 'live'],
    ['a little more', 'behind', at(9.1), 'behind'],
    ['three segments further, when it was live', 'live', at(12), 'live'],
    ['more than three segments further', 'live', at(12.1), 'behind'],
    ['in a short pause', 'live', at(9, { pausedFor: 4 }), 'live'],
    ['in a pause of more than two segments', 'live', at(9, { pausedFor: 4.1 }), 'behind'],
    ['in a stall, however far it falls behind', 'live', at(60, { isStalled: true }), 'live'],
    [
      'in a stall near the edge, when it was behind',
      'behind',
      at(3, { isStalled: true }),
      'behind',
    ],
    ['ahead of the origin’s clock', 'live', at(-1), 'live'],
  ])('judges a picture %s', (_where, was, reading, is) => {
    expect(liveness(was, reading)).toBe(is);
  });

  const lamp = fc.constantFrom<Liveness>('live', 'behind');
  const reading = fc.record<LiveReading>({
    behind: fc.double({ min: -5, max: 200, noNaN: true }),
    latency: fc.double({ min: 0, max: 30, noNaN: true }),
    segment: fc.double({ min: 0.5, max: 10, noNaN: true }),
    pausedFor: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    isStalled: fc.boolean(),
  });

  it('says the same when the same moment is judged again', () => {
    fc.assert(
      fc.property(lamp, reading, (was, moment) => {
        const once = liveness(was, moment);
        expect(liveness(once, moment)).toBe(once);
      }),
    );
  });

  it('never changes by a stall alone', () => {
    fc.assert(
      fc.property(lamp, reading, (was, moment) => {
        expect(liveness(was, { ...moment, isStalled: true, pausedFor: null })).toBe(was);
      }),
    );
  });

  it('never flickers while the distance moves by less than a segment', () => {
    const moves = fc.array(fc.double({ min: -0.49, max: 0.49, noNaN: true }), { minLength: 20 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), moves, (behind, around) => {
        let is: Liveness = 'behind';
        let changes = 0;
        for (const move of around) {
          const next = liveness(is, at(behind + move));
          if (next !== is) changes += 1;
          is = next;
        }
        expect(changes).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never says live of what is further behind than something that is not live', () => {
    fc.assert(
      fc.property(
        lamp,
        reading,
        fc.double({ min: 0, max: 50, noNaN: true }),
        (was, moment, more) => {
          const playing = { ...moment, isStalled: false };
          const further = liveness(was, { ...playing, behind: playing.behind + more });
          if (further === 'live') expect(liveness(was, playing)).toBe('live');
        },
      ),
    );
  });
});
