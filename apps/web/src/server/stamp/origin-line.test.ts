import { describe, expect, it } from 'vitest';
import { OriginLine } from './origin-line';

const ADDRESS = 'https://origin.example/graphql';

/** A line to an origin that answers this, one after the other. */
const lineTo = (...answers: string[]) =>
  new OriginLine(async () => new Response(answers.shift(), { status: 200 }));

/** What a second build finds after a first that called once. */
async function comparedOn(line: OriginLine) {
  const open = line.open();
  await open.fetch(ADDRESS, { method: 'POST', body: '{}' });
  return line.compare('https://origin.example', 'key', open.calls());
}

const answer = (name: string, asOf: string) =>
  JSON.stringify({ data: { title: { name } }, extensions: { asOf } });

describe('OriginLine', () => {
  it('finds the same answer at another time', async () => {
    const line = lineTo(
      answer('The final', '2026-11-28T10:00:00.000Z'),
      answer('The final', '2026-11-28T11:30:00.000Z'),
    );
    expect(await comparedOn(line)).toBe('same');
  });

  it('finds another answer', async () => {
    const asOf = '2026-11-28T10:00:00.000Z';
    const line = lineTo(answer('The final', asOf), answer('The semi-final', asOf));
    expect(await comparedOn(line)).toBe('other');
  });
});
