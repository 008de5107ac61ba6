import { OriginError } from '@marquee/origin-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passService, readProviders } from './pass-service';

const base = 'https://pass.example/api';
const answered = (status: number, body: unknown) =>
  vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the TV-provider service', () => {
  it('[1.7-32] registers with the software statement, and without the viewer’s identity', async () => {
    const fetch = answered(201, { client_id: 'c', client_secret: 's', scopes: 'x' });
    vi.stubGlobal('fetch', fetch);
    await expect(passService(base).register('signed')).resolves.toEqual({
      clientId: 'c',
      clientSecret: 's',
    });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://pass.example/api/o/client/register');
    expect(init?.body).toBe('{"software_statement":"signed"}');
    expect(init?.credentials).toBe('omit');
    expect(Object.keys(init?.headers ?? {})).toEqual(['content-type', 'accept']);
  });

  it('[1.7-33] reads the TV providers of a requestor', async () => {
    const fetch = answered(200, {
      requestor: { mvpds: [{ id: 'a', displayName: 'A' }], channels: [] },
    });
    vi.stubGlobal('fetch', fetch);
    await expect(passService(base).providersOf('ME/TRO')).resolves.toEqual([
      { id: 'a', name: 'A' },
    ]);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://pass.example/api/api/v1/config/ME%2FTRO');
  });

  it('[1.2-134] has the address of the TV provider’s own sign-in', () => {
    const address = passService(base).signInAddress({
      code: 'ABC',
      requestorId: 'METRO',
      mvpd: 'a&b',
      redirectUri: 'https://s.example/providers/success?from=%2Fx',
      host: 's.example',
    });
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe('/api/api/v1/authenticate');
    expect(Object.fromEntries(searchParams)).toEqual({
      reg_code: 'ABC',
      requestor_id: 'METRO',
      mso_id: 'a&b',
      domain_name: 's.example',
      noflash: 'true',
      no_iframe: 'true',
      redirect_url: 'https://s.example/providers/success?from=%2Fx',
    });
  });

  it.each([
    [400, {}, { status: 400, code: 'HTTP_400' }],
    [503, {}, { status: 503, code: 'HTTP_503' }],
    [200, { client_id: 7 }, { code: 'MALFORMED' }],
    [200, null, { code: 'MALFORMED' }],
  ])('says what is wrong with the answer %i %o', async (status, body, expected) => {
    vi.stubGlobal('fetch', answered(status, body));
    const failure = passService(base).register('x');
    await expect(failure).rejects.toBeInstanceOf(OriginError);
    await expect(failure).rejects.toMatchObject(expected);
  });

  it('says that the service does not answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(passService(base).providersOf('M')).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  it('says that an answer is not JSON', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<html>')));
    await expect(passService(base).providersOf('M')).rejects.toMatchObject({ code: 'MALFORMED' });
  });
});

describe('an answer of the TV-provider service', () => {
  const halfAnswered = (ends: (body: ReadableStreamDefaultController) => void) =>
    vi.fn(async () => {
      const begun = new TextEncoder().encode('{"requestor":');
      const start = (body: ReadableStreamDefaultController) => {
        body.enqueue(begun);
        ends(body);
      };
      return new Response(new ReadableStream({ start }));
    });

  it('that stalls in its middle is a timeout', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    vi.stubGlobal(
      'fetch',
      halfAnswered((body) =>
        patience.signal.addEventListener('abort', () => body.error(patience.signal.reason)),
      ),
    );
    const asked = passService(base).providersOf('M');
    patience.abort(new DOMException('late', 'TimeoutError'));
    await expect(asked).rejects.toMatchObject({ kind: 'timeout', code: 'TIMEOUT' });
  });

  it('that breaks off in its middle is a failed connection', async () => {
    vi.stubGlobal(
      'fetch',
      halfAnswered((body) => body.error(new TypeError('terminated'))),
    );
    await expect(passService(base).providersOf('M')).rejects.toMatchObject({ code: 'OFFLINE' });
  });
});

describe('the list of TV providers', () => {
  const mvpds = [{ id: 'a', displayName: 'A', logoUrl: 'https://pass.example/a.png' }];

  it('is the same in both forms that the service writes', () => {
    const expected = [{ id: 'a', name: 'A', mark: 'https://pass.example/a.png' }];
    expect(readProviders({ requestor: { mvpds } }, base)).toEqual(expected);
    expect(readProviders({ requestor: { mvpds: { mvpd: mvpds } } }, base)).toEqual(expected);
  });

  it('leaves out providers without an id or name, and logos that the page may not load', () => {
    const odd = [null, 7, { id: 'b' }, { displayName: 'C' }, { id: '', displayName: 'D' }];
    const foreign = { id: 'e', displayName: 'E', logoUrl: 'https://elsewhere.example/e.png' };
    const script = { id: 'f', displayName: 'F', logoUrl: 'javascript:alert(1)' };
    expect(readProviders({ requestor: { mvpds: [...odd, foreign, script] } }, base)).toEqual([
      { id: 'e', name: 'E' },
      { id: 'f', name: 'F' },
    ]);
  });

  it.each([null, 'x', {}, { requestor: {} }, { requestor: { mvpds: 'many' } }])(
    'throws for %o',
    (answer) => {
      expect(() => readProviders(answer, base)).toThrow(OriginError);
    },
  );
});
