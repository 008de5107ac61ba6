import { describe, expect, it } from 'vitest';
import { loggableError } from './loggable-error';

const thrown = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

describe('an error in the log', () => {
  it('keeps its message and its stack when our code throws it', () => {
    const loggable = loggableError(new Error('The row did not come back.'));
    expect(loggable).toMatchObject({ type: 'Error', message: 'The row did not come back.' });
    expect(loggable.stack).toContain('loggable-error.test.ts');
    expect(loggable.stack).not.toContain('The row');
  });

  it('keeps its causes, each by the same rule', () => {
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
    const loggable = loggableError(failed);
    expect(JSON.stringify(loggable)).not.toContain('zq7');
    expect(loggable).toMatchObject({
      query: 'insert into "viewers" values ($1)',
      cause: { code: '23505', table: 'viewers', constraint: 'viewers_id', message: 'Error 23505' },
    });
    expect(loggableError(new AggregateError([refused], 'zq7')).errors).toMatchObject([
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
      'a message of several lines',
      () => {
        throw Object.assign(new Error('a\n    at zq7 (zq7.ts:1:1)\n'), { code: 'EENVELOPE' });
      },
    ],
    [
      'a message that was changed later',
      () => {
        const error = Object.assign(new Error('zq7'), { code: 'EX' });
        error.message = 'other';
        throw error;
      },
    ],
  ])('holds nothing of %s', (_name, work) => {
    const loggable = loggableError(thrown(work));
    expect(JSON.stringify(loggable)).not.toContain('zq7');
    expect(loggable.type).not.toBe('');
  });

  it('ends where its causes form a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(loggableError(error))).toContain('round');
  });
});
