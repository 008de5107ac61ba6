import { describe, expect, it } from 'vitest';
import { formatTaxNumber, isTaxNumberDigits, taxNumberFits } from './tax-number';

describe('a tax number', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '123.4'],
    ['12345678', '123.456.78'],
    ['1234567890', '123.456.789-0'],
    // One digit too many is kept, and is an error at its field: nothing is cut to make it fit.
    ['123456789012', '123.456.789-012'],
  ])('of Brazil is written while %s is typed', (typed, written) => {
    expect(formatTaxNumber('BR', typed)).toBe(written);
  });

  it('is digits alone in Brazil, and free text elsewhere', () => {
    expect(isTaxNumberDigits('BR')).toBe(true);
    expect(isTaxNumberDigits('GB')).toBe(false);
    expect(isTaxNumberDigits(undefined)).toBe(false);
    expect(isTaxNumberDigits('constructor')).toBe(false);
  });

  it.each([
    ['', {}, true],
    ['no digits', {}, true],
    ['no digits', { minimum: 1 }, false],
    ['no digits', { maximum: 1 }, false],
    ['9', { minimum: 10 }, false],
    ['10', { minimum: 10 }, true],
    ['20', { maximum: 20 }, true],
    ['21', { maximum: 20 }, false],
  ])('“%s” fits within %j: %s', (value, limits, fits) => {
    expect(taxNumberFits(value, limits)).toBe(fits);
  });
});
