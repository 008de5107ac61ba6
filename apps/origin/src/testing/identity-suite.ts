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

/** Sign-in, tokens and sessions; the same on every database. */
export function identitySuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const refresh = (refreshToken: string, realm = 'apex') =>
    origin.call<Tokens & ErrorBody>('POST', '/api/v2/token/refresh', {
      realm,
      body: { refreshToken },
    });
  describe('login', () => {
    it('[1.3-04] [1.7-13] answers tokens, missingInformationStatus and linkedAccounts', async () => {
      const { status, body } = await origin.login('linked@example.com');
      expect(status).toBe(200);
      expect(body.missingInformationStatus).toBe('NONE');
      expect(body.linkedAccounts).toEqual([{ provider: 'google' }, { provider: 'apple' }]);
      expect(body.authorisationToken.split('.')).toHaveLength(3);
    });

    it('[1.3-05] signs a token whose claims are the session user and whose audience is the realm', async () => {
      const { body } = await origin.login('viewer@example.com', {
        realm: 'noor',
        language: 'en-GB',
      });
      const claims = claimsOf(body.authorisationToken);
      expect(claims).toMatchObject({
        role: 'VIEWER',
        isGuest: false,
        locale: 'en',
        aud: 'noor',
        missingInformationStatus: 'NONE',
      });
      expect(Number(claims.exp) - Number(claims.iat)).toBe(600);
      expect(claims).not.toHaveProperty('par');
    });

    it('takes the identifier in any case and with space around it', async () => {
      expect((await origin.login('  Viewer@Example.COM ')).status).toBe(200);
    });

    it('answers an unknown identifier and a wrong secret alike', async () => {
      const unknown = await origin.login('nobody@example.com');
      const wrong = await origin.login('viewer@example.com', { secret: 'wrong' });
      const { requestId: first, ...unknownBody } = unknown.body;
      const { requestId: second, ...wrongBody } = wrong.body;
      expect(unknown.status).toBe(401);
      expect(unknownBody.code).toBe('FAILED_AUTHENTICATION');
      expect(wrongBody).toEqual(unknownBody);
      expect(first).not.toBe(second);
    });

    it('begins a session of its own, whatever session the caller brings along', async () => {
      const planted = (await origin.login('linked@example.com')).body;
      const { status, body } = await origin.login('viewer@example.com', {
        token: planted.authorisationToken,
        headers: { cookie: `sid=${String(claimsOf(planted.authorisationToken).sid)}` },
      });
      expect(status).toBe(200);
      const [before, after] = [planted, body].map((tokens) => claimsOf(tokens.authorisationToken));
      expect(after?.sid).not.toBe(before?.sid);
      expect(after?.id).not.toBe(before?.id);
      const again = await refresh(planted.refreshToken);
      expect(claimsOf(again.body.authorisationToken)).toMatchObject({
        id: before?.id,
        sid: before?.sid,
      });
    });

    it('tells a blocked viewer only when the secret is right', async () => {
      const right = await origin.call<ErrorBody>('POST', '/api/v2/login', {
        body: { id: 'blocked@example.com', secret: 'correct horse 9 battery' },
      });
      expect([right.status, right.body.code]).toEqual([403, 'VIEWER_BLOCKED']);
      const wrong = await origin.login('blocked@example.com', { secret: 'guess' });
      expect(wrong.body.code).toBe('FAILED_AUTHENTICATION');
    });

    it('says once that a viewer signs in for the first time', async () => {
      expect((await origin.login('new@example.com', { realm: 'metro' })).body.firstSignIn).toBe(
        true,
      );
      expect((await origin.login('new@example.com', { realm: 'metro' })).body.firstSignIn).toBe(
        false,
      );
    });

    it('says in answer and token that information is missing', async () => {
      const { body } = await origin.login('incomplete@example.com');
      expect(body.missingInformationStatus).toBe('REQUIRED');
      expect(claimsOf(body.authorisationToken).missingInformationStatus).toBe('REQUIRED');
    });

    it('knows the sample viewer in every realm', async () => {
      for (const realm of ['apex', 'corral', 'noor', 'metro', 'unity', 'plain']) {
        expect((await origin.login('viewer@example.com', { realm })).status).toBe(200);
      }
    });
  });

  describe('refresh tokens', () => {
    it('[1.7-05] are exchanged at /token/refresh for new tokens of the same session', async () => {
      const { body } = await origin.login();
      const next = await refresh(body.refreshToken);
      expect(next.status).toBe(200);
      expect(next.body.refreshToken).not.toBe(body.refreshToken);
      expect(claimsOf(next.body.authorisationToken).sid).toBe(
        claimsOf(body.authorisationToken).sid,
      );
      expect((await refresh(next.body.refreshToken)).status).toBe(200);
    });

    it('are answered alike once more within half a minute, for the answer may have been lost', async () => {
      const { body } = await origin.login();
      const lost = await refresh(body.refreshToken);
      origin.pass(29);
      const again = await refresh(body.refreshToken);
      expect(again.status).toBe(200);
      expect(again.body.refreshToken).toBe(lost.body.refreshToken);
      expect(claimsOf(again.body.authorisationToken).sid).toBe(
        claimsOf(body.authorisationToken).sid,
      );
      expect((await refresh(again.body.refreshToken)).status).toBe(200);
    });

    it('end their whole session when one is used again after half a minute', async () => {
      const { body } = await origin.login();
      const next = await refresh(body.refreshToken);
      origin.pass(31);
      const reuse = await refresh(body.refreshToken);
      expect([reuse.status, reuse.body.code]).toEqual([401, 'REFRESH_REFUSED']);
      expect((await refresh(next.body.refreshToken)).status).toBe(401);
    });

    it('end their whole session when one is used again after the next one was', async () => {
      const { body } = await origin.login();
      const next = await refresh(body.refreshToken);
      const last = await refresh(next.body.refreshToken);
      const reuse = await refresh(body.refreshToken);
      expect([reuse.status, reuse.body.code]).toEqual([401, 'REFRESH_REFUSED']);
      expect((await refresh(last.body.refreshToken)).status).toBe(401);
    });

    it('give many simultaneous uses one and the same successor', async () => {
      const { body } = await origin.login();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => refresh(body.refreshToken)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
      expect((await refresh(answers[0]?.body.refreshToken ?? '')).status).toBe(200);
    });

    it('of other sessions of the same viewer live on', async () => {
      const [one, two] = [await origin.login(), await origin.login()];
      await refresh(one.body.refreshToken);
      origin.pass(31);
      expect((await refresh(one.body.refreshToken)).status).toBe(401);
      expect((await refresh(two.body.refreshToken)).status).toBe(200);
    });

    it('are worth nothing in another realm, and keep their worth at home', async () => {
      const { body } = await origin.login();
      expect((await refresh(body.refreshToken, 'corral')).status).toBe(401);
      expect((await refresh(body.refreshToken)).status).toBe(200);
    });

    it('are refused when they were never given out', async () => {
      expect((await refresh('not-a-token')).body.code).toBe('REFRESH_REFUSED');
    });

    it('end after thirty days without use', async () => {
      const { body } = await origin.login();
      origin.pass(31 * 24 * 3600);
      expect((await refresh(body.refreshToken)).status).toBe(401);
    });
  });

  describe('guests', () => {
    it('get tokens that say so', async () => {
      const { status, body } = await origin.call<Tokens>('POST', '/api/v2/token/guest', {
        language: 'pt',
      });
      expect(status).toBe(200);
      expect(claimsOf(body.authorisationToken)).toMatchObject({
        role: 'GUEST',
        isGuest: true,
        locale: 'pt',
        aud: 'apex',
      });
      expect((await refresh(body.refreshToken)).status).toBe(200);
    });
  });

  describe('logout', () => {
    it('ends every refresh token of the session', async () => {
      const { body } = await origin.login();
      const next = await refresh(body.refreshToken);
      const answer = await origin.call('POST', '/api/v2/logout', {
        body: { refreshToken: next.body.refreshToken },
      });
      expect(answer.status).toBe(204);
      expect((await refresh(next.body.refreshToken)).status).toBe(401);
    });

    it('answers alike for a token that means nothing', async () => {
      const answer = await origin.call('POST', '/api/v2/logout', {
        body: { refreshToken: 'nothing' },
      });
      expect(answer.status).toBe(204);
    });

    it('of another realm ends nothing', async () => {
      const { body } = await origin.login();
      await origin.call('POST', '/api/v2/logout', {
        realm: 'noor',
        body: { refreshToken: body.refreshToken },
      });
      expect((await refresh(body.refreshToken)).status).toBe(200);
    });
  });

  it('never writes a secret or a token into the log', async () => {
    const { body } = await origin.login();
    await refresh(body.refreshToken);
    await origin.call('POST', '/api/v2/user/partition', {
      token: body.authorisationToken,
      body: { partition: 'south' },
    });
    const log = origin.logs.join('');
    expect(log).toContain('"operation":"login"');
    for (const text of [
      'correct horse',
      body.authorisationToken,
      body.refreshToken,
      'viewer@example.com',
      'scrypt$',
    ]) {
      expect(log).not.toContain(text);
    }
  });
}
