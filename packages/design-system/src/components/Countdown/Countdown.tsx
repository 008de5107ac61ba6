import { Fragment, useMemo } from 'react';
import { figure, part, root, word } from './Countdown.styles';
import { useTimeLeft } from './use-time-left';

export type CountdownUnit = 'day' | 'hour' | 'minute' | 'second';

export interface CountdownProps {
  /**
   * The instant to count down to: a date, milliseconds since 1970, or ISO 8601 with its offset. For
   * an instant that cannot be read the digits are empty.
   */
  to: Date | number | string;
  /**
   * The name of what happens then, for assistive technology, e.g. "Okafor v Lindqvist starts in".
   */
  label: string;
  /**
   * The text under or after a number, in the plural for it, e.g. `(unit, value) => 'hours'`. Short
   * ones suit the small size: "h".
   */
  unitLabel: (unit: CountdownUnit, value: number) => string;
  /** BCP 47 tag that decides the digits, e.g. "ar-EG" for ٠١٢. */
  locale: string;
  /**
   * `large` suits a line of its own under a title; `small` (default) a line of text, e.g. on a
   * card.
   */
  size?: 'small' | 'large';
  /** The smallest unit shown; the countdown ticks once in each. `second` by default. */
  smallest?: 'second' | 'minute';
  /** The clock, for tests and for a server time that differs from the device's; `Date.now` by default. */
  now?: () => number;
  /**
   * The time at which the server rendered the page, milliseconds since 1970, the same on server and
   * browser. Without it the digits are empty until hydration; hours, minutes and seconds keep room
   * for them.
   */
  renderedAt?: number;
  /**
   * Called once for each instant: when it comes, or at once when it is in the past. Not while the
   * page is hidden.
   */
  onEnd?: () => void;
}

const SECONDS: Record<CountdownUnit, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };
const UNITS: readonly CountdownUnit[] = ['day', 'hour', 'minute', 'second'];

/**
 * Days, hours, minutes and seconds until an instant. A timer: screen readers read it when they
 * reach it, not every second.
 */
export function Countdown(props: CountdownProps) {
  const { to, label, locale, size = 'small', smallest = 'second', renderedAt, onEnd } = props;
  const { now = Date.now } = props;
  const end = new Date(to).getTime();
  const step = SECONDS[smallest];
  const left = useTimeLeft({ end, step: step * 1000, now, renderedAt, onEnd });
  const format = useMemo(() => {
    const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    return { first: plain, other: two };
  }, [locale]);

  const seconds = left === undefined ? undefined : left * step;
  const shown = UNITS.filter(
    (unit) => SECONDS[unit] >= step && (unit !== 'day' || (seconds ?? 0) >= SECONDS.day),
  );
  return (
    <span className={root({ size }).className} role="timer" aria-label={label} data-ui="countdown">
      {shown.map((unit) => {
        const value = figureOf(unit, seconds);
        const digits = unit === 'day' ? format.first : format.other;
        return (
          <Fragment key={unit}>
            <span className={part({ size }).className}>
              <span className={figure({ size }).className}>
                {/* a figure space is as wide as a digit */}
                {value === undefined ? '\u2007\u2007' : digits.format(value)}
              </span>{' '}
              <span className={word({ size }).className}>{props.unitLabel(unit, value ?? 0)}</span>
            </span>{' '}
          </Fragment>
        );
      })}
    </span>
  );
}

function figureOf(unit: CountdownUnit, seconds: number | undefined): number | undefined {
  if (seconds === undefined) return undefined;
  const above = UNITS[UNITS.indexOf(unit) - 1];
  return Math.floor((above ? seconds % SECONDS[above] : seconds) / SECONDS[unit]);
}
