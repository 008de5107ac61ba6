import { expect, it } from 'vitest';
import { withPluralForms } from './plural-forms';

it('withPluralForms fills missing forms by the _other of the same language', () => {
  const ar = { 'grid.count_one': 'واحد', 'grid.count_other': '{count}' };
  expect(withPluralForms({ ar, fr: { 'grid.count_other': '{count} titres' } })).toEqual({
    ar: {
      'grid.count_zero': '{count}',
      'grid.count_one': 'واحد',
      'grid.count_two': '{count}',
      'grid.count_few': '{count}',
      'grid.count_many': '{count}',
      'grid.count_other': '{count}',
    },
    fr: {
      'grid.count_one': '{count} titres',
      'grid.count_many': '{count} titres',
      'grid.count_other': '{count} titres',
    },
  });
});

it('withPluralForms keeps what a region has from its language, and what has no _other', () => {
  const es = { 'grid.count_one': 'un título', 'grid.count_many': '{count} de títulos' };
  const labels = { es, 'es-MX': { 'grid.count_other': '{count} cosas' } };
  expect(withPluralForms(labels)).toEqual(labels);
});
