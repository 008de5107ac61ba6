import { type components, OriginError } from '@marquee/origin-client';
import type { ClientRegistration, TvProvider } from './tv-steps';

/** The timeout of a call: a viewer waits for the list, and the service may be slow. */
const patienceMs = 15_000;

export interface PassService {
  /** @throws {OriginError} */
  register(statement: string): Promise<Omit<ClientRegistration, 'realm'>>;
  /** The TV providers that a brand's viewers may choose from. @throws {OriginError} */
  providersOf(requestorId: string): Promise<TvProvider[]>;
  /** The address where a viewer signs in with a TV provider. */
  signInAddress(signIn: {
    code: string;
    requestorId: string;
    mvpd: string;
    redirectUri: string;
    host: string;
  }): string;
}

/**
 * The TV-provider service at its base address (spec 1 §7). It is not the origin: it gets neither
 * key nor bearer.
 */
export function passService(base: string): PassService {
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const signal = AbortSignal.timeout(patienceMs);
    const unanswered = (cause: unknown) =>
      signal.aborted
        ? new OriginError('timeout', { code: 'TIMEOUT', cause })
        : new OriginError('offline', { code: 'OFFLINE', cause });
    let answer: Response;
    try {
      answer = await fetch(`${base}${path}`, { ...init, signal, credentials: 'omit' });
    } catch (cause) {
      throw unanswered(cause);
    }
    const { status } = answer;
    const requestId = answer.headers.get('x-request-id') ?? undefined;
    if (!answer.ok) throw new OriginError('http', { status, code: `HTTP_${status}`, requestId });
    try {
      return await answer.json();
    } catch (cause) {
      // An answer may stop in its middle as well.
      throw cause instanceof SyntaxError ? nonsense(cause) : unanswered(cause);
    }
  };

  return {
    async register(statement) {
      const answer = (await call('/o/client/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ software_statement: statement }),
      })) as Partial<components['schemas']['TvClient']> | null;
      const { client_id: clientId, client_secret: clientSecret } = answer ?? {};
      if (typeof clientId !== 'string' || typeof clientSecret !== 'string') throw nonsense();
      return { clientId, clientSecret };
    },

    async providersOf(requestorId) {
      const path = `/api/v1/config/${encodeURIComponent(requestorId)}`;
      return readProviders(await call(path, { headers: { accept: 'application/json' } }), base);
    },

    signInAddress({ code, requestorId, mvpd, redirectUri, host }) {
      const query = new URLSearchParams({
        reg_code: code,
        requestor_id: requestorId,
        mso_id: mvpd,
        domain_name: host,
        // The service insists on both, though there has been neither for years.
        noflash: 'true',
        no_iframe: 'true',
        redirect_url: redirectUri,
      });
      return `${base}/api/v1/authenticate?${query}`;
    },
  };
}

const nonsense = (cause?: unknown) =>
  new OriginError('malformed', { status: 200, code: 'MALFORMED', cause });

/**
 * The list in an answer: `requestor.mvpds`, itself or below `mvpd`, as the service writes it when
 * it translates its own format. An entry without id or name is nothing that anybody could choose.
 * @throws {OriginError} `MALFORMED`
 */
export function readProviders(answer: unknown, base: string): TvProvider[] {
  const mvpds = field(field(answer, 'requestor'), 'mvpds');
  const list = Array.isArray(mvpds) ? mvpds : field(mvpds, 'mvpd');
  if (!Array.isArray(list)) throw nonsense();
  return list.flatMap((entry) => {
    const [id, name, mark] = ['id', 'displayName', 'logoUrl'].map((key) => field(entry, key));
    if (typeof id !== 'string' || typeof name !== 'string' || !id || !name) return [];
    return [{ id, name, ...(isAt(base, mark) ? { mark } : {}) }];
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The page's policy lets pictures in from the service itself, and from nobody whom the service
 * names.
 */
const isAt = (base: string, address: unknown): address is string =>
  typeof address === 'string' &&
  URL.canParse(address) &&
  new URL(address).origin === new URL(base).origin;
