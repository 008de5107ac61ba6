import { OriginError } from '@marquee/origin-client';
import { describe, expect, it } from 'vitest';
import { REFUSALS, streamFailure } from './stream-failure';

describe('streamFailure', () => {
  it.each(REFUSALS)('reads %s as a refusal', (code) => {
    const details = { licences: ['gold'] };
    const error = new OriginError('http', { status: 402, code, details });
    expect(streamFailure(error)).toEqual({ type: 'refused', code, details });
  });

  it.each([
    ['a dead line', new OriginError('offline', { code: 'OFFLINE' }), 'offline', undefined],
    ['no answer in time', new OriginError('timeout', { code: 'TIMEOUT' }), 'network', undefined],
    [
      'an error of the origin',
      new OriginError('http', { status: 500, code: 'INTERNAL', requestId: 'r1' }),
      'call',
      'r1',
    ],
    [
      'a foreign answer',
      new OriginError('malformed', { status: 200, code: 'MALFORMED' }),
      'call',
      undefined,
    ],
  ])('reads %s as a failure', (_what, error, kind, requestId) => {
    expect(streamFailure(error)).toEqual({ type: 'callFailed', kind, requestId });
  });

  it('says nothing of a call that was given up', () => {
    expect(streamFailure(new OriginError('aborted', { code: 'ABORTED' }))).toBeNull();
  });

  it('hides no error of ours', () => {
    expect(() => streamFailure(new TypeError('ours'))).toThrow('ours');
  });
});
