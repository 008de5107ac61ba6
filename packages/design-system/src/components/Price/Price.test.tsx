import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decimalOf, formatPrice } from './format-price';
import { Price } from './Price';

describe('formatPrice', () => {
  it.each([
    [999, 'GBP', undefined, 'en-GB', '£9.99'],
    [5, 'GBP', undefined, 'en-GB', '£0.05'],
    [-250, 'USD', undefined, 'en-US', '-$2.50'],
    [1200, 'JPY', undefined, 'en-GB', 'JP¥1,200'],
    [12345, 'KWD', undefined, 'en-GB', 'KWD 12.345'],
    [999, 'EUR', undefined, 'de-DE', '9,99 €'],
    [9990, 'USD', 3, 'en-US', '$9.99'],
    [9995, 'USD', 3, 'en-US', '$9.995'],
    [10, 'USD', 0, 'en-US', '$10.00'],
    [0, 'GBP', 2, 'en-GB', '£0.00'],
  ])(
    '[2.5-15] writes %i minor units of %s at scale %s in %s as %s',
    (amount, currency, scale, locale, expected) => {
      expect(formatPrice({ amount, currency, scale }, locale).replaceAll('\u00a0', ' ')).toBe(
        expected,
      );
    },
  );

  it('writes the digits of the language', () => {
    expect(formatPrice({ amount: 999, currency: 'EGP' }, 'ar-EG')).toContain('٩٫٩٩');
  });

  it('keeps all digits of an amount that a number cannot hold', () => {
    const amount = 123_456_789_012_345_678_901n;
    expect(formatPrice({ amount, currency: 'GBP' }, 'en-GB')).toBe('£1,234,567,890,123,456,789.01');
  });

  it('writes an unknown currency as it is', () => {
    expect(formatPrice({ amount: 999, currency: 'coins', scale: 2 }, 'en-GB')).toBe('9.99 coins');
  });

  it('throws for half a penny, and for a scale that is not a whole number', () => {
    expect(() => formatPrice({ amount: 9.5, currency: 'GBP' }, 'en-GB')).toThrow(/whole number/);
    expect(() => decimalOf(1, -1)).toThrow(/scale/);
  });

  it('[2.5-15] neither loses nor adds a digit, whatever the amount and the scale (property)', () => {
    const amounts = fc.oneof(
      fc.maxSafeInteger(),
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, scale) => {
        const written = formatPrice({ amount, currency: 'EUR', scale }, 'en-US').replace(
          /[€,]/g,
          '',
        );
        const [whole = '', behind = ''] = written.split('.');
        expect(behind.length).toBeGreaterThanOrEqual(2);
        // back to minor units by moving digits only
        const digits = whole + behind.padEnd(Math.max(scale, 2), '0');
        const minor = BigInt(digits) / 10n ** BigInt(Math.max(2 - scale, 0));
        expect(minor).toBe(BigInt(amount));
      }),
      { numRuns: process.env.FULL ? 1000 : 100 },
    );
  });
});

describe('Price', () => {
  const price = { amount: 999, currency: 'GBP', locale: 'en-GB' } as const;

  it('reads as one sentence: the former price, the price, how long it lasts', () => {
    const { container } = render(
      <Price {...price} former={1299} formerLabel="Was" currentLabel="Now" period="a month" />,
    );
    expect(container.textContent).toBe('Was £12.99 Now £9.99 a month');
    expect(container.querySelector('s')).toHaveTextContent('£12.99');
  });

  it('says nothing more when there is no former price', () => {
    const { container } = render(<Price {...price} formerLabel="Was" currentLabel="Now" />);
    expect(container.textContent).toBe('£9.99');
    expect(container.querySelector('s')).toBeNull();
  });

  it('keeps its own direction in a text of the other', () => {
    const { container } = render(<Price {...price} former={1299} formerLabel="Was" />);
    expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual([
      '£12.99',
      '£9.99',
    ]);
  });

  it('needs no style attribute', () => {
    expect(renderToString(<Price {...price} size="display" period="a month" />)).not.toContain(
      'style=',
    );
  });
});
