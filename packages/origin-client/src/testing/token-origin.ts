import { type HttpServer, type Received, type Reply, startHttpServer } from './http-server';

interface Family {
  claims: Record<string, unknown>;
  refreshToken: string;
  revoked: boolean;
}

export interface TokenOrigin extends HttpServer {
  /** Seconds an access token lives. */
  lifeSeconds: number;
  /** Replies in place of a path's usual answer, until deleted; `usual` gives that answer. */
  instead: Map<
    string,
    (usual: () => Reply) => Reply | 'drop' | 'hang' | Promise<Reply | 'drop' | 'hang'>
  >;
  count(path: string): number;
  signIn(
    id: string,
    realm?: string,
    claims?: Record<string, unknown>,
  ): { authorisationToken: string; refreshToken: string };
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the origin writes it, with a signature that the client does not check. */
export const tokenOf = (claims: Record<string, unknown>) =>
  `${base64url({ alg: 'none' })}.${base64url(claims)}.c2lnbmF0dXJl`;

/**
 * Starts a server with the origin's rules for tokens: rotating, single-use refresh tokens whose reuse
 * ends the whole session.
 */
export async function startTokenOrigin(clock: { now(): number }): Promise<TokenOrigin> {
  const families = new Map<string, Family>();
  let count = 0;

  const issue = (family: Family) => {
    count += 1;
    family.refreshToken = `refresh-${count}`;
    families.set(family.refreshToken, family);
    const iat = Math.floor(clock.now() / 1000);
    const claims = { ...family.claims, iat, exp: iat + origin.lifeSeconds, jti: count };
    return { authorisationToken: tokenOf(claims), refreshToken: family.refreshToken };
  };

  const openFamily = (
    id: string,
    realm: string,
    isGuest: boolean,
    more: Record<string, unknown> = {},
  ) =>
    issue({
      claims: {
        id,
        role: isGuest ? 'GUEST' : 'VIEWER',
        isGuest,
        locale: 'en',
        aud: realm,
        missingInformationStatus: 'NONE',
        ...more,
      },
      refreshToken: '',
      revoked: false,
    });

  const refuse = (status: number, code: string): Reply => ({
    status,
    body: { status, code, messages: [code], requestId: `request-${count}` },
  });

  const familyOf = ({ body }: Received) => {
    const token =
      typeof body === 'object' && body !== null && 'refreshToken' in body ? body.refreshToken : '';
    return { token, family: families.get(String(token)) };
  };

  const usual: Record<string, (request: Received) => Reply> = {
    '/api/v2/token/refresh'(request) {
      const { token, family } = familyOf(request);
      if (family === undefined || family.revoked || family.refreshToken !== token) {
        if (family !== undefined) family.revoked = true;
        return refuse(401, 'REFRESH_REFUSED');
      }
      return { body: issue(family) };
    },
    '/api/v2/token/guest': ({ headers }) => {
      count += 1;
      const realm = String(headers['x-api-key']).replace('-public-key', '');
      return { body: openFamily(`guest-${count}`, realm, true) };
    },
    '/api/v2/logout'(request) {
      const { family } = familyOf(request);
      if (family !== undefined) family.revoked = true;
      return { status: 204 };
    },
    '/api/v2/event/upcoming'({ headers }) {
      const [, payload = ''] = String(headers.authorization ?? '').split('.');
      const { exp, id } =
        payload === '' ? { exp: Infinity, id: 'nobody' } : JSON.parse(atob(payload));
      if (exp * 1000 <= clock.now()) return refuse(401, 'TOKEN_EXPIRED');
      return { body: { events: [], pagingInfo: { askedBy: id } } };
    },
  };

  const server = await startHttpServer((request) => {
    const path = request.path.split('?')[0] ?? '';
    const answer = () => usual[path]?.(request) ?? refuse(404, 'NOT_FOUND');
    return origin.instead.get(path)?.(answer) ?? answer();
  });
  const origin: TokenOrigin = Object.assign(server, {
    lifeSeconds: 600,
    instead: new Map(),
    count: (path: string) =>
      server.received.filter((one) => one.path.startsWith(`/api/v2${path}`)).length,
    signIn: (id: string, realm = 'apex', claims?: Record<string, unknown>) =>
      openFamily(id, realm, false, claims),
  });
  return origin;
}

/** An answer that is held back until the test calls `go`. */
export function heldBack() {
  let go = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    /** Resolves when the call has reached the origin. */
    arrived,
    go: () => go(),
    /** Takes effect at the origin at once, but answers only after `go`. */
    async answer(usual: () => Reply): Promise<Reply> {
      const reply = usual();
      arrive();
      await gate;
      return reply;
    },
  };
}

/** A clock that only `advance` moves. */
export function createClock(start = Date.UTC(2026, 10, 20, 18)) {
  let now = start;
  return {
    now: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
}
