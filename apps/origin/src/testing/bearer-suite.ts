import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  claimsOf,
  type ErrorBody,
  type LoginBody,
  type Start,
  startOrigin,
  type TestOrigin,
} from './test-origin';

type Tokens = Pick<LoginBody, 'authorisationToken' | 'refreshToken'>;

/** The calls that an access token opens, and those that it does not; the same on every database. */
export function bearerSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const settle = (token: string | undefined, partition: string, realm = 'apex') =>
    origin.call<ErrorBody>('POST', '/api/v2/user/partition', { realm, token, body: { partition } });

  describe('partitions', () => {
    it('are named by the login and settled by the bearer, as often as it likes', async () => {
      const { body } = await origin.login('partition@example.com');
      expect(body.partition).toBe('south');
      expect((await settle(body.authorisationToken, 'south')).status).toBe(204);
      expect((await settle(body.authorisationToken, 'south')).status).toBe(204);
    });

    it('are refused to anyone else', async () => {
      const { body } = await origin.login('viewer@example.com');
      expect(body.partition).toBeUndefined();
      const refused = await settle(body.authorisationToken, 'south');
      expect([refused.status, refused.body.code]).toEqual([403, 'PARTITION_REFUSED']);
      const guest = await origin.call<Tokens>('POST', '/api/v2/token/guest');
      expect((await settle(guest.body.authorisationToken, 'south')).status).toBe(403);
    });

    it('are not settled for a session that has ended', async () => {
      const { body } = await origin.login('partition@example.com');
      await origin.call('POST', '/api/v2/logout', { body: { refreshToken: body.refreshToken } });
      const answer = await settle(body.authorisationToken, 'south');
      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_INVALID']);
    });
  });

  describe('bearers', () => {
    it('are asked for where a viewer is needed', async () => {
      const answer = await settle(undefined, 'south');
      expect([answer.status, answer.body.code]).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    });

    it('of another realm are refused', async () => {
      const { body } = await origin.login('partition@example.com');
      const answer = await settle(body.authorisationToken, 'south', 'corral');
      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_INVALID']);
    });

    it('that are forged are refused', async () => {
      const { body } = await origin.login('partition@example.com');
      const [head = '', , signature = ''] = body.authorisationToken.split('.');
      const claims = { ...claimsOf(body.authorisationToken), id: 'someone-else' };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      for (const token of [`${head}.${payload}.${signature}`, `${none}.${payload}.`, 'nonsense']) {
        expect((await settle(token, 'south')).body.code).toBe('TOKEN_INVALID');
      }
    });

    it('that have expired are refused as expired by every call, but do not stop a login', async () => {
      const { body } = await origin.login();
      origin.pass(601);
      const token = body.authorisationToken;
      const answers = [
        await settle(token, 'south'),
        await origin.call<ErrorBody>('GET', '/api/v2/event/upcoming', { token }),
        await origin.call<ErrorBody>('POST', '/graphql', {
          token,
          body: { query: '{ heroes(first: 1) { id } }' },
        }),
      ];
      expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
        answers.map(() => [401, 'TOKEN_EXPIRED']),
      );
      expect((await origin.login('viewer@example.com', { token })).status).toBe(200);
      const refreshed = await origin.call('POST', '/api/v2/token/refresh', {
        body: { refreshToken: body.refreshToken },
      });
      expect(refreshed.status).toBe(200);
    });
  });
}
