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

/** Agents who act as viewers; the same on every database. */
export function agentSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const bearer = async (id: string, realm = 'apex') =>
    (await origin.login(id, { realm })).body.authorisationToken;

  const permit = (token: string, id: string, realm = 'apex') =>
    origin.call<{ token: string; expiresAt: string } & ErrorBody>(
      'POST',
      '/api/v2/agent/impersonation',
      { token, body: { id }, realm },
    );

  const permitOf = async (id = 'viewer@example.com', agent = 'agent@example.com') =>
    (await permit(await bearer(agent), id)).body.token;

  const impersonate = (token: string, options: { as?: string; realm?: string } = {}) =>
    origin.call<Tokens & ErrorBody>('POST', '/api/v2/impersonate', {
      body: { token },
      token: options.as,
      realm: options.realm,
    });

  const refresh = (refreshToken: string) =>
    origin.call<Tokens & ErrorBody>('POST', '/api/v2/token/refresh', { body: { refreshToken } });

  describe('a token for acting as a viewer', () => {
    it('[1.3-05] gives tokens of the viewer whose par claim names the agent, in one realm', async () => {
      const agent = await bearer('agent@example.com');
      const viewer = claimsOf(await bearer('viewer@example.com'));
      const { status, body } = await permit(agent, ' Viewer@example.com');
      expect(status).toBe(201);
      expect(Date.parse(body.expiresAt) - origin.now().getTime()).toBeLessThanOrEqual(120_000);
      const answer = await impersonate(body.token, { as: agent });
      expect(answer.status).toBe(200);
      expect(claimsOf(answer.body.authorisationToken)).toMatchObject({
        id: viewer.id,
        role: 'VIEWER',
        isGuest: false,
        aud: 'apex',
        par: claimsOf(agent).id,
        name: 'viewer@example.com',
      });
    });

    it('works once, for two minutes, and in its own realm', async () => {
      const used = await permitOf();
      expect((await impersonate(used)).status).toBe(200);
      const again = await impersonate(used);
      expect([again.status, again.body.code]).toEqual([404, 'UNKNOWN_TOKEN']);
      const late = await permitOf();
      expect((await impersonate(late, { realm: 'noor' })).body.code).toBe('UNKNOWN_TOKEN');
      origin.pass(121);
      expect((await impersonate(late)).body.code).toBe('UNKNOWN_TOKEN');
    });

    it('lets only one of many simultaneous uses in', async () => {
      const token = await permitOf();
      const answers = await Promise.all(Array.from({ length: 6 }, () => impersonate(token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is for agents alone, and not while they act as a viewer', async () => {
      const asViewer = await permit(await bearer('viewer@example.com'), 'second@example.com');
      expect([asViewer.status, asViewer.body.code]).toEqual([403, 'AGENT_ONLY']);
      const { body } = await impersonate(await permitOf());
      const nested = await origin.call<ErrorBody>('POST', '/api/v2/agent/impersonation', {
        token: body.authorisationToken,
        headers: { 'agent-confirmed': 'true' },
        body: { id: 'second@example.com' },
      });
      expect([nested.status, nested.body.code]).toEqual([403, 'AGENT_ONLY']);
      expect((await permit(await bearer('agent@example.com', 'noor'), 'x')).status).toBe(401);
    });

    it.each([
      ['another agent', 'other-agent@example.com', 403, 'AGENT_REFUSED'],
      ['themselves', 'agent@example.com', 403, 'AGENT_REFUSED'],
      ['a blocked viewer', 'blocked@example.com', 403, 'VIEWER_BLOCKED'],
      ['an unknown viewer', 'nobody@example.com', 404, 'UNKNOWN_VIEWER'],
    ])('is refused for %s', async (_who, id, status, code) => {
      const { status: given, body } = await permit(await bearer('agent@example.com'), id);
      expect([given, body.code]).toEqual([status, code]);
    });

    it('works with the bearer of its agent alone, also after another bearer was refused', async () => {
      const token = await permitOf();
      for (const id of ['viewer@example.com', 'other-agent@example.com']) {
        const refused = await impersonate(token, { as: await bearer(id) });
        expect([refused.status, refused.body.code]).toEqual([403, 'NOT_YOUR_TOKEN']);
      }
      const { body } = await impersonate(token);
      const next = await impersonate(await permitOf('second@example.com'), {
        as: body.authorisationToken,
      });
      expect(next.status, 'one agent goes from viewer to viewer').toBe(200);
    });
  });

  describe('acting as a viewer', () => {
    const acting = async (id?: string) => (await impersonate(await permitOf(id))).body;

    it('keeps its par claim over renewals, ends after an hour, used or not', async () => {
      const { refreshToken } = await acting();
      origin.pass(50 * 60);
      const next = await refresh(refreshToken);
      expect(claimsOf(next.body.authorisationToken)).toHaveProperty('par');
      origin.pass(11 * 60);
      expect((await refresh(next.body.refreshToken)).body.code).toBe('REFRESH_REFUSED');
    });

    it('is no first sign-in of the viewer', async () => {
      await acting('new@example.com');
      expect((await origin.login('new@example.com')).body.firstSignIn).toBe(true);
    });

    it('changes nothing without a confirmation, and what is confirmed it does', async () => {
      const { authorisationToken } = await acting('partition@example.com');
      const settle = (headers: Record<string, string>) =>
        origin.call<ErrorBody>('POST', '/api/v2/user/partition', {
          token: authorisationToken,
          headers,
          body: { partition: 'south' },
        });
      const held = await settle({});
      expect([held.status, held.body.code]).toEqual([428, 'AGENT_CONFIRMATION']);
      expect((await settle({ 'agent-confirmed': 'true' })).status).toBe(204);
    });

    it('reads without being asked', async () => {
      const { authorisationToken } = await acting();
      expect(
        (await origin.call('GET', '/api/v2/event/upcoming', { token: authorisationToken })).status,
      ).toBe(200);
    });

    it('lets no device into the viewer’s account, confirmed or not', async () => {
      const { authorisationToken } = await acting();
      for (const path of ['lookup', 'approve', 'refuse']) {
        const answer = await origin.call<ErrorBody>('POST', `/api/v2/device/${path}`, {
          token: authorisationToken,
          headers: { 'agent-confirmed': 'true' },
          body: { userCode: 'BCDF-GHJK' },
        });
        expect([answer.status, answer.body.code]).toEqual([403, 'AGENT_REFUSED']);
      }
    });

    it('is written into the log, without token or name', async () => {
      const token = await permitOf();
      await impersonate(token);
      const log = origin.logs.join('');
      expect(log).toContain('An agent acts as a viewer');
      expect(log).not.toContain(token);
      expect(log).not.toContain('viewer@example.com');
    });
  });
}
