import { OriginError } from '@marquee/origin-client';
import { describe, expect, it } from 'vitest';
import { stateOfError } from './page-data';

const unreached = new OriginError('offline', { code: 'OFFLINE' });

describe('stateOfError', () => {
  it('says nothing of the viewer’s connection when the server does not reach the origin', () => {
    expect(stateOfError(unreached, true)).toMatchObject({ failure: { code: 'NOT_READY' } });
    expect(stateOfError(unreached, false)).toMatchObject({ failure: { code: 'OFFLINE' } });
  });

  it('keeps for the browser how long to wait', () => {
    const many = new OriginError('http', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 30,
    });
    expect(stateOfError(many, true)).toMatchObject({ failure: { retryAfterSeconds: 30 } });
  });
});
