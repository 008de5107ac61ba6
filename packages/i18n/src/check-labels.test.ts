import { describe, expect, it } from 'vitest';
import { checkLabels, pseudo, pseudoLabels } from './index';

const sound = {
  en: {
    title: 'Sign in',
    greeting: 'Welcome back, {name}',
    days_one: '{count} day',
    days_other: '{count} days',
  },
  es: {
    title: 'Iniciar sesión',
    greeting: 'Hola de nuevo, {name}',
    days_one: 'un día',
    days_other: '{count} días',
  },
  pt: {
    title: 'Entrar',
    greeting: 'Olá de novo, {name}',
    days_one: '{count} dia',
    days_other: '{count} dias',
  },
  ar: {
    title: 'تسجيل الدخول',
    greeting: 'مرحبًا بعودتك، {name}',
    days_zero: 'لا أيام',
    days_one: 'يوم واحد',
    days_two: 'يومان',
    days_few: '{count} أيام',
    days_many: '{count} يومًا',
    days_other: '{count} يوم',
  },
};

describe('checkLabels', () => {
  it('finds nothing in sound sets', () => {
    expect(checkLabels(sound)).toEqual([]);
  });

  const { greeting: _greeting, ...esWithoutGreeting } = sound.es;
  const { days_two: _two, ...arWithoutTwo } = sound.ar;

  it.each([
    ['a missing key', { ...sound, es: esWithoutGreeting }, 'es: "greeting" is missing.'],
    [
      'a key English lacks',
      { ...sound, pt: { ...sound.pt, extra: 'A mais' } },
      'en: "extra" is missing.',
    ],
    ['an empty text', { ...sound, pt: { ...sound.pt, title: ' ' } }, 'pt: "title" is empty.'],
    [
      'a lost placeholder',
      { ...sound, ar: { ...sound.ar, greeting: 'مرحبًا' } },
      'ar: "greeting" lacks the placeholder {name}.',
    ],
    [
      'a foreign placeholder',
      { ...sound, es: { ...sound.es, greeting: 'Hola, {nombre} {name}' } },
      'es: "greeting" has {nombre}, which English does not.',
    ],
    [
      'a missing plural form',
      { ...sound, ar: arWithoutTwo },
      'ar: "days" lacks its plural form "days_two".',
    ],
    [
      'a plural form that the language never uses',
      { ...sound, en: { ...sound.en, days_few: '{count} days' } },
      'en: "days_few" is a plural form this language never uses.',
    ],
  ])('finds %s', (_, sets, problem) => {
    expect(checkLabels(sets)).toContain(problem);
  });

  it('finds a whole phrase that was left in English, but no shared word', () => {
    const phrase = 'We will send you a link';
    const sets = {
      en: { hint: phrase, vpn: 'VPN', both: 'Error {count}' },
      es: { hint: phrase, vpn: 'VPN', both: 'Error {count}' },
      pt: { hint: 'Enviaremos um link', vpn: 'VPN', both: 'Erro {count}' },
      ar: { hint: 'سنرسل لك رابطًا', vpn: 'VPN', both: 'خطأ {count}' },
    };
    expect(checkLabels(sets)).toEqual(['es: "hint" is still English.']);
  });

  it('finds a key that is plural in one language and not in another', () => {
    const problems = checkLabels({
      ...sound,
      es: { ...esWithoutGreeting, greeting: 'Hola, {name}' },
      pt: { title: 'Entrar', greeting: 'Olá, {name}', days: '{count} dias' },
    });
    expect(problems).toContain('pt: "days" lacks its plural form "days_one".');
    expect(problems).toContain(
      'pt: "days" is a plural key elsewhere, so here it needs the suffixes, too.',
    );
  });
});

describe('pseudo', () => {
  it('makes a longer text that is no translation, with the same placeholders', () => {
    const text = pseudo('Welcome back, {name}');
    expect(text).toMatch(/^⟦.*\{name\}.*⟧$/);
    expect(text.length).toBeGreaterThan('Welcome back, {name}'.length * 1.3);
    expect(text).not.toContain('Welcome');
    expect(pseudo('')).toBe('');
  });

  it('changes every text of a set', () => {
    expect(Object.keys(pseudoLabels(sound.en))).toEqual(Object.keys(sound.en));
    expect(pseudoLabels({ a: 'Go' })).toEqual({ a: '⟦Ĝö·⟧' });
  });
});
