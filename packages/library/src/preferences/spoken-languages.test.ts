import { expect, it } from 'vitest';
import { spokenLanguages } from './spoken-languages';

const labels = { offered: 'Ours', others: 'Others' };
const groups = (locale: string, chosen?: string) =>
  spokenLanguages({ locale, offered: ['es', 'pt-BR', 'en'], chosen, labels });

it('the languages of the brand come first, then every other one, each once and by its name', () => {
  const [first, others] = groups('en');
  expect(first).toEqual({
    label: 'Ours',
    options: [
      { value: 'en', label: 'English' },
      { value: 'pt', label: 'Portuguese' },
      { value: 'es', label: 'Spanish' },
    ],
  });
  const values = others?.options.map(({ value }) => value) ?? [];
  expect(values.length).toBeGreaterThan(150);
  expect(new Set(values).size).toBe(values.length);
  expect(values).not.toContain('es');
  expect(values).toContain('eu');
  // Each has a name of its own, in the language of the page.
  for (const { value, label } of others?.options ?? []) expect(label).not.toBe(value);
});

it.each(['ar', 'pt', 'es'])('languages are named in %s', (locale) => {
  const french = groups(locale)[1]?.options.find(({ value }) => value === 'fr');
  expect(french?.label).toBe(new Intl.DisplayNames(locale, { type: 'language' }).of('fr'));
});

it('a language that was chosen elsewhere is among them, with its region', () => {
  expect(groups('en', 'es-MX')[0]?.options).toContainEqual({
    value: 'es-MX',
    label: 'Mexican Spanish',
  });
});
