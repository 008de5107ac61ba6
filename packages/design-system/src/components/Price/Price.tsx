import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { formatPrice, type Money } from './format-price';
import { former as formerStyle, period as periodStyle, price, root } from './Price.styles';

export interface PriceProps extends Money {
  /**
   * BCP 47 tag of the viewer's language: decides digits, separators and the place of the currency.
   */
  locale: string;
  /** The former price, in the same minor units; shown crossed out before the price. */
  former?: number | bigint;
  /**
   * Read before the former price, because its line cannot be heard, e.g. "Was". Required with
   * `former`.
   */
  formerLabel?: string;
  /** Read before the price when there is a former one, e.g. "Now". */
  currentLabel?: string;
  /**
   * The time that it pays for, in plain text after the price, e.g. "a month" or "for one night".
   */
  period?: ReactNode;
  /** Written in the amount's place, for what costs nothing: "Free". */
  word?: string;
  /** `medium` by default: that of the text around it. `large` suits a card, `display` a plan. */
  size?: 'small' | 'medium' | 'large' | 'display';
}

/** The price of a product. Digits have equal width, so that prices below each other line up. */
export function Price(props: PriceProps) {
  const { amount, currency, scale, locale, former, formerLabel, currentLabel, period } = props;
  const { size = 'medium', word } = props;
  const write = (value: number | bigint) => formatPrice({ amount: value, currency, scale }, locale);
  return (
    <span className={root({ size }).className} data-ui="price">
      {former !== undefined && (
        <span className={formerStyle({ size }).className}>
          <SpokenText words={formerLabel} />
          <s>
            <bdi>{write(former)}</bdi>
          </s>{' '}
        </span>
      )}
      <span className={price({ size }).className}>
        {former !== undefined && <SpokenText words={currentLabel} />}
        {/* a price keeps its own direction: "US$ 9.99" in Arabic text, "٩٫٩٩ د.إ." in English */}
        <bdi>{word ?? write(amount)}</bdi>
      </span>
      {period !== undefined && (
        <>
          {' '}
          <span className={periodStyle({ size }).className}>{period}</span>
        </>
      )}
    </span>
  );
}

/** Text for screen readers, with the space after it outside, where no browser drops it. */
function SpokenText({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>{' '}
    </>
  );
}
