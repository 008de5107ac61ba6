import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, startOrigin, type TestOrigin } from '../testing/test-origin';

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
