import { expect, it } from 'vitest';
import { confirmationRefused } from './confirmation';

it.each([
  [403, 'SIGN_IN_TO_CONFIRM', { status: 'asking', who: 'guest' }],
  [403, 'NOT_YOUR_TOKEN', { status: 'asking', who: 'other' }],
  [404, 'UNKNOWN_TOKEN', { status: 'invalid' }],
  [403, 'VIEWER_BLOCKED', { status: 'failed' }],
  [403, 'AGENT_REFUSED', { status: 'failed' }],
  [500, 'INTERNAL_ERROR', { status: 'failed' }],
  [undefined, 'OFFLINE', { status: 'failed' }],
  [403, 'constructor', { status: 'failed' }],
])(
  '[1.2-129] [1.2-130] confirmationRefused says what to show after %s %s',
  (status, code, shown) => {
    expect(confirmationRefused({ status, code })).toEqual(shown);
  },
);
