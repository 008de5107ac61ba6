import { describe, expect, it, vi } from 'vitest';
import { createTranslator, mergeLabels } from './index';

const silent = () => {};

describe('createTranslator', () => {
  it('gives the text of a key, and tells whether it has a key', () => {
    const translator = createTranslator({ locale: 'en', labels: { 'login.title': 'Sign in' } });
    expect(translator.t('login.title')).toBe('Sign in');
    expect(translator.has('login.title')).toBe(true);
    expect(translator.has('login.heading')).toBe(false);
    expect(translator.locale).toBe('en');
  });

  it('fills in placeholders, with numbers as the language writes them', () => {
    const labels = { score: '{name}: {points} / {points}', tricky: '{a}{b}' };
    const { t } = createTranslator({ locale: 'es', labels });
    expect(t('score', { name: 'Ana', points: 12345.5 })).toBe('Ana: 12.345,5 / 12.345,5');
    expect(t('tricky', { a: '{b}', b: '$&' })).toBe('{b}$&');
  });

  it.each([
    ['login.forgotPassword', 'Forgot password'],
    ['accountExistsWithDifferentProvider', 'Account exists with different provider'],
    ['errors.step2Failed', 'Step2 failed'],
    ['play-list_title', 'Play list title'],
    ['', ''],
  ])('gives for %s, a key without a text, "%s"', (key, text) => {
    expect(createTranslator({ locale: 'en', labels: {}, onProblem: silent }).t(key)).toBe(text);
  });

  it('has no text for a property that every object has', () => {
    const { t, has } = createTranslator({ locale: 'en', labels: {}, onProblem: silent });
    expect(has('constructor')).toBe(false);
    expect(t('constructor')).toBe('Constructor');
    expect(t('toString')).toBe('To string');
  });

  it('shows a placeholder whose value is missing, and reports each problem once', () => {
    const onProblem = vi.fn();
    const { t } = createTranslator({ locale: 'en', labels: { hello: 'Hello {name}' }, onProblem });
    expect(t('hello')).toBe('Hello {name}');
    expect(t('hello', { toString: 'x' })).toBe('Hello {name}');
    t('absent');
    t('absent');
    expect(onProblem.mock.calls).toEqual([
      ['The label "hello" in en needs a value for {name}.'],
      ['No label "absent" in en.'],
    ]);
  });

  it('warns on the console in development and is silent in production', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(silent);
    const { t } = createTranslator({ locale: 'en', labels: {} });
    t('first');
    expect(warn).toHaveBeenCalledTimes(1);
    vi.stubEnv('NODE_ENV', 'production');
    t('second');
    expect(warn).toHaveBeenCalledTimes(1);
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
});

describe('plural forms', () => {
  const english = { videos_one: '{count} video', videos_other: '{count} videos' };
  const arabic = {
    videos_zero: 'لا مقاطع',
    videos_one: 'مقطع واحد',
    videos_two: 'مقطعان',
    videos_few: '{count} مقاطع',
    videos_many: '{count} مقطعًا',
    videos_other: '{count} مقطع',
  };

  it.each([
    ['en', english, 0, '0 videos'],
    ['en', english, 1, '1 video'],
    ['en', english, 2, '2 videos'],
    ['en', english, 1200, '1,200 videos'],
    ['en', { ...english, videos_zero: 'No videos' }, 0, 'No videos'],
    ['pt', { videos_one: '{count} vídeo', videos_other: '{count} vídeos' }, 0, '0 vídeo'],
    [
      'es',
      { videos_one: '{count} vídeo', videos_other: '{count} vídeos' },
      1_000_000,
      '1.000.000 vídeos',
    ],
    ['ar', arabic, 0, 'لا مقاطع'],
    ['ar', arabic, 1, 'مقطع واحد'],
    ['ar', arabic, 2, 'مقطعان'],
    ['ar', arabic, 5, '5 مقاطع'],
    ['ar', arabic, 11, '11 مقطعًا'],
    ['ar', arabic, 100, '100 مقطع'],
  ])('of %s (%#) write the count %j', (locale, labels, count, text) => {
    expect(createTranslator({ locale, labels }).t('videos', { count })).toBe(text);
  });

  it('make a key known, and fall back to a text without forms', () => {
    expect(createTranslator({ locale: 'en', labels: english }).has('videos')).toBe(true);
    const { t } = createTranslator({ locale: 'en', labels: { seats: '{count} left' } });
    expect(t('seats', { count: 3 })).toBe('3 left');
  });

  it.each(['C', 'en_US.UTF-8', 'tlh'])('work in the locale %s', (locale) => {
    expect(createTranslator({ locale, labels: english }).t('videos', { count: 1 })).toBe('1 video');
  });
});

describe('mergeLabels', () => {
  it('prefers later sets, and leaves out values that are no texts', () => {
    const nonsense: Record<string, string> = JSON.parse('{"a":null,"b":7,"c":["x"],"d":"d3"}');
    expect(
      mergeLabels({ a: 'a1', b: 'b1', c: 'c1' }, { b: 'b2' }, null, undefined, nonsense),
    ).toEqual({ a: 'a1', b: 'b2', c: 'c1', d: 'd3' });
  });

  it('does not change the sets that it gets', () => {
    const builtIn = Object.freeze({ a: 'a1' });
    expect(mergeLabels(builtIn, { a: 'a2' })).toEqual({ a: 'a2' });
    expect(builtIn.a).toBe('a1');
  });

  it('changes no prototype for a key that names it', () => {
    const hostile: Record<string, string> = JSON.parse('{"__proto__":"x"}');
    mergeLabels({}, hostile);
    expect({}).not.toHaveProperty('x');
    expect(Object.getPrototypeOf(mergeLabels({}, hostile))).toBe(Object.prototype);
  });
});
