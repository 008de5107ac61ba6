import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Asker, outgoing, type ReadyPage, readyPage } from './ready-page';

const html = '<!doctype html><p>word</p>'.repeat(100);
const rendered = {
  status: 200,
  html,
  policy: "default-src 'none'",
  complete: true,
  conceals: false,
};

const asker = (rest: Partial<Asker> = {}): Asker => ({
  method: 'GET',
  accepted: 'gzip, deflate, br, zstd',
  known: undefined,
  requestId: 'request-1',
  ...rest,
});

const answered = async (page: ReadyPage, rest?: Partial<Asker>) => outgoing(page, asker(rest));

const plain: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

it('a ready page that caches may store is compressed before the first request', async () => {
  const page = await readyPage(rendered, undefined);
  const answer = outgoing(page, asker());
  expect(answer).not.toBeInstanceOf(Promise);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
});

it.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  [undefined, undefined],
  ['br;q=0', undefined],
])(
  'a client that accepts "%s" gets the same bytes each time, in the encoding %s',
  async (accepted, encoding) => {
    const page = await readyPage(rendered, undefined);
    const first = await answered(page, { accepted });
    const second = await answered(page, { accepted });
    expect(first.headers['content-encoding']).toBe(encoding);
    expect(second.body, 'kept, and not made anew').toBe(first.body);
    expect(first.headers['content-length']).toBe(String(first.body?.length));
    const decode = plain[encoding ?? ''] ?? ((body: Buffer) => body);
    expect(decode(first.body ?? Buffer.alloc(0)).toString()).toBe(html);
  },
);

it('encodings that were requested count in the bytes of a ready page', async () => {
  const page = await readyPage(rendered, undefined);
  const { bytes } = page.forms;
  await answered(page, { accepted: 'gzip' });
  await answered(page, { accepted: 'identity' });
  expect(page.forms.bytes).toBeGreaterThan(bytes + html.length);
});

it('a HEAD request gets the headers of GET and no content', async () => {
  const page = await readyPage(rendered, undefined);
  const get = await answered(page);
  expect(await answered(page, { method: 'HEAD' })).toEqual({ ...get, body: null });
});

it('a browser that has the page gets 304 with its headers, in every encoding', async () => {
  const page = await readyPage(rendered, 'max-age=60');
  const { headers } = await answered(page);
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const accepted of ['br', 'gzip', undefined]) {
    const { etag = '' } = (await answered(page, { accepted })).headers;
    const again = await answered(page, { accepted, known: `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: null });
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'x-request-id'])
      expect(again.headers[name], name).toBe(headers[name]);
    expect(again.headers).not.toHaveProperty('content-length');
  }
});

it('a ready page that no cache may store has no ETag', async () => {
  const half = await readyPage({ ...rendered, complete: false }, undefined);
  const { status, headers } = await answered(half, { known: '*' });
  expect([status, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'no-store']);
});

it('a client that accepts none of the encodings gets 406', async () => {
  const page = await readyPage(rendered, undefined);
  expect(await answered(page, { accepted: '*;q=0' })).toMatchObject({ status: 406, body: null });
});

it('a page that is rendered anew with the same HTML keeps its bytes', async () => {
  const old = await readyPage(rendered, undefined);
  expect(await readyPage({ ...rendered }, undefined, old)).toBe(old);
  const changed = await readyPage({ ...rendered, html: `${html}<p>news</p>` }, undefined, old);
  expect(changed.etag).not.toBe(old.etag);
});
