import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, startOrigin, type TestOrigin } from '../../testing/test-origin';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin?.close());

describe('labels', () => {
  const labels = (query: string, language?: string, realm = 'apex') =>
    origin.call<
      {
        translations: Record<string, string>;
        default_locale: string;
        selected_locale: string;
      } & ErrorBody
    >('GET', `/api/v2/label?realm=${query}`, { language, realm });

  it('[1.7-07] answer translations, default_locale and selected_locale', async () => {
    const { body } = await labels('noor', 'en', 'noor');
    expect(body).toEqual({
      translations: { 'notFound.text': expect.stringContaining('not here') },
      default_locale: 'ar',
      selected_locale: 'en',
    });
    expect((await labels('plain', 'en', 'plain')).body.translations).toEqual({});
  });

  it('come in the best language for the caller, else the realm’s own', async () => {
    expect((await labels('noor', undefined, 'noor')).body.selected_locale).toBe('ar');
    expect((await labels('apex', 'fr-CH, pt-BR;q=0.8, en;q=0.5')).body.selected_locale).toBe('pt');
  });

  it('are not found for another realm than the key’s', async () => {
    for (const realm of ['corral', 'nowhere']) {
      const answer = await labels(realm);
      expect([answer.status, answer.body.code]).toEqual([404, 'UNKNOWN_REALM']);
    }
  });
});

describe('texts for single pages', () => {
  const translations = (keys: string[], realm = 'noor') =>
    origin.call<{ translations: Record<string, Record<string, string>> } & ErrorBody>(
      'POST',
      '/api/v2/richtext/translations',
      { realm, body: { keys } },
    );
  const texts = (keys: string, language?: string, realm = 'noor') =>
    origin.call<{ texts: Record<string, string>; selected_locale: string } & ErrorBody>(
      'GET',
      `/api/v2/texts?keys=${keys}`,
      { realm, language },
    );

  it('[1.7-38] are answered for keys, by language and region, to every caller', async () => {
    const { status, body } = await translations(['viewing-rights', 'nothing']);
    expect(status).toBe(200);
    expect(body).toEqual({
      translations: {
        ar: { 'viewing-rights': expect.stringContaining('<p>') },
        en_GB: { 'viewing-rights': expect.stringContaining('Gulf') },
      },
    });
    expect((await translations(['nothing'])).body).toEqual({ translations: {} });
    expect((await translations(['viewing-rights'], 'plain')).body).toEqual({ translations: {} });
  });

  it('[1.7-39] have their headings at /texts, in the caller’s language', async () => {
    expect((await texts('viewing-rights,nothing')).body).toEqual({
      texts: { 'viewing-rights': 'حقوق البث هذا الموسم' },
      selected_locale: 'ar',
    });
    expect((await texts('viewing-rights', 'en-US')).body).toEqual({
      texts: { 'viewing-rights': 'What we may show this season' },
      selected_locale: 'en',
    });
    expect((await texts('viewing-rights', 'en', 'plain')).body.texts).toEqual({});
  });

  it('are asked for by keys that are keys', async () => {
    for (const keys of [[], ['a b'], ['a', 'a']]) {
      expect((await translations(keys)).status).toBe(400);
    }
    expect((await texts('a%20b')).status).toBe(400);
  });
});
