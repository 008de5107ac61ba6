import { expect, it } from 'vitest';
import { secretCostOf } from './secret-cost';

it.each([undefined, '', 'full', 'none', 'toString'])(
  'the cost of a hash is OWASP’s where SECRET_COST is %j',
  (name) => {
    expect(secretCostOf(name)).toEqual({ N: 16_384, r: 8, p: 5 });
  },
);

it('the cost of a hash is an eightieth of that in tests', () => {
  const work = ({ N, r, p }: ReturnType<typeof secretCostOf>) => N * r * p;
  expect(work(secretCostOf(undefined)) / work(secretCostOf(' test '))).toBeCloseTo(80);
});
