import { expect, it, vi } from 'vitest';
import { upcomingEvents } from './generated/calls';
import { createOriginClient } from './index';
import { errorOf, tokenSource } from './testing/client';

const lost = vi.hoisted(() => new TypeError('Failed to fetch dynamically imported module'));
vi.mock('./open-terms', () => {
  throw lost;
});

it('a call that is refused because of open terms fails when the code that waits is lost; the console says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = { status: 428, code: 'CONSENT_REQUIRED', messages: ['First the terms.'] };
  const client = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'apex-public-key',
    language: 'en',
    fetch: async () => Response.json(refused, { status: 428 }),
    session: tokenSource('token', 'fresh'),
  });
  expect(await errorOf(client.call(upcomingEvents))).toMatchObject({ code: 'CONSENT_REQUIRED' });
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ cause: lost })]]);
});
