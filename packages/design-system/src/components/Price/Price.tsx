import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { formatPrice, type Money } from './format-price';
import { former as formerStyle, period as periodStyle, price, root } from './Price.styles';

export interface PriceProps extends Money {
  /** BCP 47 tag of the viewer's language: decides digits, separators and where the currency stands. */
  locale: string;
  /** What it cost before, in the same minor units; drawn crossed out in front of the price. */
  former?: number | bigint;
  /** Read before the former price, because a line through it cannot be heard, e.g. "Was". Needed with `former`. */
  formerLabel?: string;
  /** Read before the price when a former one stands beside it, e.g. "Now". */
  currentLabel?: string;
  /** How long it buys, drawn plain behind it, e.g. "a month" or "for one night". */
  period?: ReactNode;
  /** `medium` by default: that of the text around it. `large` suits a card, `display` a plan. */
  size?: 'small' | 'medium' | 'large' | 'display';
}

/** What something costs. Figures are of equal width, so that prices under each other line up. */
export function Price(props: PriceProps) {
  const { amount, currency, scale, locale, former, formerLabel, currentLabel, period } = props;
  const { size = 'medium' } = props;
  const write = (value: number | bigint) => formatPrice({ amount: value, currency, scale }, locale);
  return (
    <span className={root({ size }).className} data-ui="price">
      {former !== undefined && (
        <span className={formerStyle({ size }).className}>
          <Said words={formerLabel} />
          <s>
            <bdi>{write(former)}</bdi>
          </s>{' '}
        </span>
      )}
      <span className={price({ size }).className}>
        {former !== undefined && <Said words={currentLabel} />}
        {/* a price keeps its own direction: "US$ 9.99" in Arabic text, "٩٫٩٩ د.إ." in English */}
        <bdi>{write(amount)}</bdi>
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

/** Words for the ear, with the space after them outside, where no browser drops it. */
function Said({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>{' '}
    </>
  );
}
