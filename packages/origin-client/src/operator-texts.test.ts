import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOriginClient } from './index';
import { fetchOperatorTexts } from './operator-texts';
import { errorOf, tokenSource } from './testing/client';
import { type HttpServer, type Reply, startHttpServer } from './testing/http-server';

let server: HttpServer;
let rich: Reply | 'drop' | 'hang';
let plain: Reply | 'drop' | 'hang';

beforeEach(async () => {
  rich = { body: { translations: { en: { rights: '<p>Rights</p>' } } } };
  plain = { body: { texts: { rights: 'Our rights' }, selected_locale: 'en' } };
  server = await startHttpServer(({ path }) => (path.includes('/richtext/') ? rich : plain));
});
afterEach(() => server.close());

const ask = (keys: string[], locale = 'en', options = {}) =>
  fetchOperatorTexts(
    createOriginClient({
      address: server.address,
      publicKey: 'apex-public-key',
      language: locale,
      wait: async () => {},
      session: tokenSource('token'),
    }),
    keys,
    locale,
    options,
  );
const textOf = async (key: string, locale?: string) => (await ask([key], locale)).texts.get(key);

describe('fetchOperatorTexts', () => {
  it('[1.7-38] asks for texts with their keys in the body, and without a bearer', async () => {
    expect(await textOf('rights')).toEqual({ html: '<p>Rights</p>', title: 'Our rights' });
    const asked = server.received.find(({ method }) => method === 'POST');
    expect(asked).toMatchObject({
      path: '/api/v2/richtext/translations',
      body: { keys: ['rights'] },
    });
    expect(asked?.headers).not.toHaveProperty('authorization');
  });

  it('[1.7-39] asks for headings at /texts, in the language of the page', async () => {
    await ask(['rights', 'house.rules'], 'pt');
    const asked = server.received.find(({ method }) => method === 'GET');
    expect(asked).toMatchObject({
      path: `/api/v2/texts?keys=${encodeURIComponent('rights,house.rules')}`,
      headers: { 'accept-language': 'pt' },
    });
    expect(asked?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['en-GB', { en_GB: 'British', en: 'plain', en_US: 'American' }, 'British'],
    ['en-GB', { en_US: 'American', en: 'plain' }, 'plain'],
    ['en', { en_US: 'American', ar: 'Arabic' }, 'American'],
    ['en', { en_US: '', en_GB: 'British' }, 'British'],
    ['en-gb', { EN_gb: 'British' }, 'British'],
    ['ar', { en: 'plain' }, undefined],
    ['es', { est: 'Estonian', es_MX: ' ' }, undefined],
    ['en', { en: { html: 'no text' } }, undefined],
    ['en', { en: 7 }, undefined],
  ])('[1.7-38] finds for a page in %s, out of %j: %s', async (locale, given, expected) => {
    const translations = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [
        name,
        typeof text === 'number' ? text : { rights: text },
      ]),
    );
    rich = { body: { translations } };
    expect((await textOf('rights', locale))?.html).toBe(expected);
  });

  it.each([
    ['500', { status: 500, body: 'boom' }],
    ['404', { status: 404, body: { code: 'NOT_FOUND' } }],
    ['a page', { body: '<html></html>' }],
    ['something else', { body: { translations: 'none', texts: [] } }],
    ['a broken line', 'drop'],
    ['nothing in time', 'hang'],
  ] as const)('leaves out the texts whose answer is %s, and no others', async (_, answer) => {
    rich = answer;
    expect(await ask(['rights'], 'en', { timeoutMs: 300 })).toEqual({
      texts: new Map([['rights', { title: 'Our rights' }]]),
      complete: false,
    });
    plain = answer;
    const nothing = await ask(['rights'], 'en', { timeoutMs: 300 });
    expect(nothing).toEqual({ texts: new Map([['rights', {}]]), complete: false });
  });

  it('never takes a text from the properties that every object has', async () => {
    expect(await textOf('constructor')).toEqual({});
  });

  it('rejects when the page is left', async () => {
    const abort = new AbortController();
    const asked = ask(['rights'], 'en', { signal: abort.signal });
    abort.abort();
    expect((await errorOf(asked)).kind).toBe('aborted');
  });
});
