import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../kernel/rate-limits';
import {
  claimsOf,
  type ErrorBody,
  type LoginBody,
  type Start,
  startOrigin,
  type TestOrigin,
} from './test-origin';

interface Codes {
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  expiresIn: number;
  interval: number;
}
type DeviceBody = ErrorBody & {
  userCode: string;
  name: string;
  kind: string;
  network: string;
  sameNetwork: boolean;
};

/** Televisions that sign in with a code (RFC 8628); the same on every database. */
export function deviceSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start({ trustProxy: true });
  }, 120_000);
  afterAll(() => origin?.close());

  const site = 'http://apex.localhost:4300';

  const request = async (from = origin, headers: Record<string, string> = {}, realm = 'apex') =>
    (
      await from.call<Codes & ErrorBody>('POST', '/api/v2/device/code', {
        headers,
        realm,
        body: { name: 'Living room', kind: 'television', site },
      })
    ).body;

  const poll = (deviceCode: string, realm = 'apex') =>
    origin.call<LoginBody & ErrorBody>('POST', '/api/v2/device/token', {
      realm,
      body: { deviceCode },
    });

  const bearer = async (id = 'viewer@example.com', from = origin) =>
    (await from.login(id)).body.authorisationToken;

  const viewerAsks = async (
    what: 'lookup' | 'approve' | 'refuse',
    userCode: string,
    { token, headers }: { token?: string; headers?: Record<string, string> } = {},
  ) =>
    origin.call<DeviceBody>('POST', `/api/v2/device/${what}`, {
      token: token ?? (await bearer()),
      headers,
      body: { userCode },
    });

  const refused = async (answer: Promise<{ status: number; body: ErrorBody }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };

  describe('a television', () => {
    it('gets a code without letters that can be mistaken, and two addresses to show', async () => {
      const codes = await request();
      expect(codes.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
      expect(codes.verificationUri).toBe(`${site}/tv-login`);
      expect(codes.verificationUriComplete).toBe(`${site}/activate/${codes.userCode}`);
      expect([codes.expiresIn, codes.interval]).toEqual([600, 5]);
    });

    it('shows the address of no other machine', async () => {
      const { status, body } = await origin.call<ErrorBody>('POST', '/api/v2/device/code', {
        body: { name: 'TV', kind: 'television', site: 'https://evil.example' },
      });
      expect([status, body.code]).toEqual([400, 'REDIRECT_REFUSED']);
    });

    it('waits, is let in, and gets tokens of the viewer who approved, once', async () => {
      const { deviceCode, userCode } = await request();
      expect(await refused(poll(deviceCode))).toEqual([400, 'AUTHORIZATION_PENDING']);
      const token = await bearer();
      expect((await viewerAsks('approve', userCode, { token })).status).toBe(200);
      origin.pass(5);
      const { status, body } = await poll(deviceCode);
      expect(status).toBe(200);
      expect(claimsOf(body.authorisationToken)).toMatchObject({
        id: claimsOf(token).id,
        isGuest: false,
        aud: 'apex',
      });
      expect(claimsOf(body.authorisationToken).sid).not.toBe(claimsOf(token).sid);
      origin.pass(5);
      expect(await refused(poll(deviceCode))).toEqual([400, 'INVALID_GRANT']);
    });

    it('that asks too soon is told to slow down, each time by five seconds more', async () => {
      const { deviceCode } = await request();
      await poll(deviceCode);
      origin.pass(3);
      expect(await refused(poll(deviceCode))).toEqual([400, 'SLOW_DOWN']);
      origin.pass(8);
      expect(await refused(poll(deviceCode))).toEqual([400, 'SLOW_DOWN']);
      origin.pass(15);
      expect(await refused(poll(deviceCode))).toEqual([400, 'AUTHORIZATION_PENDING']);
    });

    it('hears of a refusal', async () => {
      const { deviceCode, userCode } = await request();
      expect((await viewerAsks('refuse', userCode)).status).toBe(200);
      expect(await refused(poll(deviceCode))).toEqual([400, 'ACCESS_DENIED']);
    });

    it('hears that its code has expired, approved or not', async () => {
      const [one, two] = [await request(), await request()];
      await viewerAsks('approve', two.userCode);
      origin.pass(601);
      expect(await refused(poll(one.deviceCode))).toEqual([400, 'EXPIRED_TOKEN']);
      expect(await refused(poll(two.deviceCode))).toEqual([400, 'EXPIRED_TOKEN']);
    });

    it('gets nothing for a code that was never given out, or in another realm', async () => {
      const { deviceCode, userCode } = await request();
      await viewerAsks('approve', userCode);
      expect(await refused(poll('made-up'))).toEqual([400, 'INVALID_GRANT']);
      expect(await refused(poll(deviceCode, 'noor'))).toEqual([400, 'INVALID_GRANT']);
      expect(await refused(poll(userCode))).toEqual([400, 'INVALID_GRANT']);
    });
  });

  describe('a viewer', () => {
    it.each([
      ['in small letters', (code: string) => code.toLowerCase()],
      ['without the hyphen', (code: string) => code.replace('-', '')],
      ['with spaces and a long dash', (code: string) => ` ${code.replace('-', ' – ')} `],
      ['in letters of full width', (code: string) => code.replace(/[A-Z]/g, wide)],
    ])('may type the code %s', async (_how, typed) => {
      const { userCode } = await request();
      const { status, body } = await viewerAsks('lookup', typed(userCode));
      expect(status).toBe(200);
      expect(body).toMatchObject({ userCode, name: 'Living room', kind: 'television' });
    });

    it('sees roughly where the television is', async () => {
      const { userCode } = await request(origin, { 'x-forwarded-for': '203.0.113.9' });
      const lookFrom = async (address: string) =>
        (await viewerAsks('lookup', userCode, { headers: { 'x-forwarded-for': address } })).body;
      expect(await lookFrom('203.0.113.9')).toMatchObject({
        sameNetwork: true,
        network: '203.0.113.*',
      });
      expect((await lookFrom('198.51.100.4')).sameNetwork).toBe(false);
    });

    it('is told of a code that is wrong, another realm’s, used or expired', async () => {
      const { userCode } = await request();
      const elsewhere = await request(origin, {}, 'noor');
      expect(await refused(viewerAsks('lookup', 'BBBB-BBBB'))).toEqual([404, 'USER_CODE_UNKNOWN']);
      expect(await refused(viewerAsks('approve', elsewhere.userCode))).toEqual([
        ...[404, 'USER_CODE_UNKNOWN'],
      ]);
      await viewerAsks('approve', userCode);
      for (const what of ['lookup', 'approve', 'refuse'] as const) {
        expect(await refused(viewerAsks(what, userCode))).toEqual([409, 'USER_CODE_USED']);
      }
      const late = await request();
      origin.pass(601);
      expect(await refused(viewerAsks('approve', late.userCode))).toEqual([
        ...[410, 'USER_CODE_EXPIRED'],
      ]);
    });

    it('must be signed in', async () => {
      const { userCode } = await request();
      const guest = await origin.call<LoginBody>('POST', '/api/v2/token/guest');
      const token = guest.body.authorisationToken;
      expect(await refused(viewerAsks('approve', userCode, { token }))).toEqual([
        ...[403, 'VIEWER_ONLY'],
      ]);
      expect(
        (await origin.call('POST', '/api/v2/device/approve', { body: { userCode } })).status,
      ).toBe(401);
    });
  });

  it('a session that is over lets no television in', async () => {
    const { userCode } = await request();
    const { authorisationToken: token, refreshToken } = (await origin.login()).body;
    await origin.call('POST', '/api/v2/logout', { body: { refreshToken } });
    for (const what of ['lookup', 'approve', 'refuse'] as const) {
      expect(await refused(viewerAsks(what, userCode, { token }))).toEqual([401, 'TOKEN_INVALID']);
    }
    expect((await viewerAsks('approve', userCode)).status).toBe(200);
  });

  it('one of two answers at once counts', async () => {
    const { userCode } = await request();
    const token = await bearer();
    const answers = await Promise.all([
      viewerAsks('approve', userCode, { token }),
      viewerAsks('refuse', userCode, { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a viewer cannot find a television by trying codes', async () => {
    const limited = await start({ rateLimits: true });
    try {
      const token = await bearer('viewer@example.com', limited);
      const { userCode } = await request(limited);
      const look = (code: string) =>
        limited.call<ErrorBody>('POST', '/api/v2/device/lookup', {
          token,
          body: { userCode: code },
        });
      for (let attempt = 0; attempt < limits.userCodesOfOneViewer.max; attempt += 1) {
        expect((await look('BBBB-BBBB')).status).toBe(404);
      }
      const stopped = await look(userCode);
      expect([stopped.status, stopped.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  }, 60_000);

  it('never writes a code into the log', async () => {
    const { deviceCode, userCode } = await request();
    await viewerAsks('approve', userCode);
    await poll(deviceCode);
    const log = origin.logs.join('');
    for (const text of [deviceCode, userCode, userCode.replace('-', '')]) {
      expect(log).not.toContain(text);
    }
  });
}

const wide = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
