import { describe, expect, it } from 'vitest';
import { errorFacts } from './error-facts';

const thrown = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

describe('an error in the log', () => {
  it('that our code throws keeps its words and where it came from', () => {
    const facts = errorFacts(new Error('The row did not come back.'));
    expect(facts).toMatchObject({ type: 'Error', message: 'The row did not come back.' });
    expect(facts.stack).toContain('error-facts.test.ts');
    expect(facts.stack).not.toContain('The row');
  });

  it('keeps the causes, each by the same rule', () => {
    const refused = Object.assign(new Error('Key (id)=(zq7) exists'), {
      code: '23505',
      table: 'viewers',
      constraint: 'viewers_id',
      detail: 'zq7',
    });
    const failed = Object.assign(new Error('Failed query: … params: zq7', { cause: refused }), {
      query: 'insert into "viewers" values ($1)',
      params: ['zq7'],
    });
    const facts = errorFacts(failed);
    expect(JSON.stringify(facts)).not.toContain('zq7');
    expect(facts).toMatchObject({
      query: 'insert into "viewers" values ($1)',
      cause: { code: '23505', table: 'viewers', constraint: 'viewers_id', message: 'Error 23505' },
    });
    expect(errorFacts(new AggregateError([refused], 'zq7')).errors).toMatchObject([
      { code: '23505' },
    ]);
  });

  it.each([
    ['a text that is no JSON', () => JSON.parse('zq7')],
    ['a text that is no number', () => BigInt('zq7')],
    ['a text that is no address', () => new URL('zq7')],
    ['a text that is no language', () => new Intl.Locale('zq7_')],
    [
      'an object that is thrown',
      () => {
        throw { value: 'zq7' };
      },
    ],
    [
      'words over several lines',
      () => {
        throw Object.assign(new Error('a\n    at zq7 (zq7.ts:1:1)\n'), { code: 'EENVELOPE' });
      },
    ],
    [
      'words that were changed later',
      () => {
        const error = Object.assign(new Error('zq7'), { code: 'EX' });
        error.message = 'other';
        throw error;
      },
    ],
  ])('holds nothing of %s', (_name, work) => {
    const facts = errorFacts(thrown(work));
    expect(JSON.stringify(facts)).not.toContain('zq7');
    expect(facts.type).not.toBe('');
  });

  it('ends where causes lead round in a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(errorFacts(error))).toContain('round');
  });
});
