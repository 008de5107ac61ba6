import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addMonths,
  clampDay,
  type Day,
  type DayLimits,
  dayAfterKey,
  isWithin,
  type Month,
  monthOf,
} from './calendar-days';

interface CalendarOptions extends DayLimits {
  value: Day | null | undefined;
  defaultValue: Day | null | undefined;
  onValueChange: ((day: Day) => void) | undefined;
  today: Day;
  firstWeekday: number;
  takeFocus: boolean;
}

/**
 * The state of a calendar: the chosen day, the day with the keyboard focus, and the shown month.
 */
export function useCalendar(options: CalendarOptions) {
  const { value, defaultValue, onValueChange, today, firstWeekday, takeFocus, min, max } = options;
  const limits = { min, max };
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = (value === undefined ? own : value) || null;
  const [moved, setMoved] = useState<Day | null>(null);
  /** The one day in the tab order. */
  const active = moved ?? clampDay(chosen ?? today, limits);
  const month = monthOf(active);

  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(takeFocus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day, whichever key moved it
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const showDay = (day: Day) => setMoved(clampDay(day, limits));
  return {
    chosen,
    active,
    month,
    grid,
    isAllowed: (day: Day) => isWithin(day, limits),
    /** Null where the next month has no day that can be chosen. */
    stepBy(months: 1 | -1): (() => void) | null {
      const there = monthOf(addMonths(active, months));
      const allowed = (!min || there >= monthOf(min)) && (!max || there <= monthOf(max));
      return allowed ? () => showDay(addMonths(active, months)) : null;
    },
    showMonth(wanted: Month) {
      const [year, month] = wanted.split('-').map(Number);
      const [nowYear, nowMonth] = monthOf(active).split('-').map(Number);
      const distance = ((year ?? 0) - (nowYear ?? 0)) * 12 + (month ?? 0) - (nowMonth ?? 0);
      showDay(addMonths(active, distance));
    },
    choose(day: Day) {
      setOwn(day);
      setMoved(day);
      onValueChange?.(day);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const mirrored = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
      const day = dayAfterKey(active, event, firstWeekday, mirrored);
      if (!day) return;
      event.preventDefault();
      wantsFocus.current = clampDay(day, limits) !== active;
      showDay(day);
    },
  };
}
