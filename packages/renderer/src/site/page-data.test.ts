import { OriginError } from '@marquee/origin-client';
import { describe, expect, it } from 'vitest';
import { stateOfError } from './page-data';

const unreached = new OriginError('offline', { code: 'OFFLINE' });

describe('stateOfError', () => {
  it('does not say that the viewer is offline when the server cannot reach the origin', () => {
    expect(stateOfError(unreached, true)).toMatchObject({ failure: { code: 'NOT_READY' } });
    expect(stateOfError(unreached, false)).toMatchObject({ failure: { code: 'OFFLINE' } });
  });

  it('sends the browser how long to wait before the next try', () => {
    const many = new OriginError('http', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 30,
    });
    expect(stateOfError(many, true)).toMatchObject({ failure: { retryAfterSeconds: 30 } });
  });
});
