import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ErrorBody, type Start, startOrigin, type TestOrigin } from './test-origin';

interface Preferences extends ErrorBody {
  version: number;
  details: { version: number; muted: boolean };
}

/** How viewers want to watch; the same on every database. */
export function preferenceSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  async function callsOf(id: string) {
    const token = (await origin.login(id)).body.authorisationToken;
    const call = (method: string, body?: unknown) =>
      origin.call<Preferences>(method, '/api/v2/user/preferences', { token, body });
    return { read: () => call('GET'), save: (change: object) => call('PUT', change) };
  }

  it('[2.3-31] [2.3-32] [2.7-32] begin with their defaults', async () => {
    const { read } = await callsOf('second@example.com');
    expect((await read()).body).toEqual({
      version: 0,
      autoAdvance: true,
      muted: true,
      videoBackgroundAutoPlay: true,
      videoBackgroundAutoPlayAudio: false,
      pluginAccessTokens: {},
    });
  });

  it('[2.3-30] [2.7-33] are changed field by field, and chosen no longer with null', async () => {
    const { read, save } = await callsOf('viewer@example.com');
    const all = {
      language: 'pt-BR',
      subTitleLanguage: 'es',
      audioLanguage: 'en',
      autoAdvance: false,
      muted: false,
      videoBackgroundAutoPlay: false,
      videoBackgroundAutoPlayAudio: true,
      captionsLook: { size: 150, edge: 'outline', bold: true },
      pluginAccessTokens: { standings: 'token-1' },
    };
    expect((await save({ version: 0, ...all })).body).toEqual({ version: 1, ...all });
    const { body } = await save({ version: 1, audioLanguage: null, autoAdvance: true });
    const { audioLanguage: _, ...rest } = all;
    expect(body).toEqual({ version: 2, ...rest, autoAdvance: true });
    expect((await read()).body).toEqual(body);
  });

  it('are not written over a change that the caller has not seen', async () => {
    const { save } = await callsOf('older@example.com');
    expect((await save({ version: 0, muted: false })).status).toBe(200);
    expect(await save({ version: 0, autoAdvance: false })).toMatchObject({
      status: 409,
      body: { code: 'PREFERENCES_CHANGED', details: { version: 1, muted: false } },
    });
    const many = await Promise.all(
      Array.from({ length: 8 }, () => save({ version: 1, muted: true })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['a language that is none', { language: 'english!' }],
    ['a switch that is a text', { muted: 'false' }],
    ['an unknown key', { volume: 1 }],
    ['a prototype', '{"version":0,"captionsLook":{"__proto__":"x"}}'],
    ['a token that is too long', { pluginAccessTokens: { standings: 'x'.repeat(1001) } }],
    ['a switch that is null', { muted: null }],
  ])('refuse %s', async (_, change) => {
    const { save, read } = await callsOf('linked@example.com');
    const body = typeof change === 'string' ? change : { version: 0, ...change };
    expect((await save(body as object)).status).toBe(400);
    expect((await read()).body.version).toBe(0);
  });

  it('are no guest’s', async () => {
    const { body } = await origin.call<{ authorisationToken: string }>(
      'POST',
      '/api/v2/token/guest',
    );
    const token = body.authorisationToken;
    const answer = await origin.call<ErrorBody>('GET', '/api/v2/user/preferences', { token });
    expect([answer.status, answer.body.code]).toEqual([403, 'VIEWER_ONLY']);
  });
}
