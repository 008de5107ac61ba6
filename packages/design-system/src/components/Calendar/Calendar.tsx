import { useId, useMemo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { calendar, cell, dayButton, table, weekdayName } from './Calendar.styles';
import { CalendarHead, type CalendarWords } from './CalendarHead';
import { type Day, type DayLimits, weeksOf } from './calendar-days';
import { calendarNames } from './calendar-names';
import { useCalendar } from './use-calendar';
import { useToday } from './use-today';
import { firstWeekdayOf, type Weekday } from './week-start';

export interface CalendarProps extends DayLimits {
  /**
   * BCP 47 tag, e.g. "en-GB": decides names of months and days, digits and the first day of the
   * week.
   */
  locale: string;
  /** The names of the controls. */
  words: CalendarWords;
  /** The chosen day, yyyy-mm-dd, null for none; controlled when given. */
  value?: Day | null;
  /** The day chosen at first, when the value is not controlled. */
  defaultValue?: Day | null;
  /** Called with yyyy-mm-dd when the viewer chooses a day. */
  onValueChange?: (day: Day) => void;
  /** The day marked as today, yyyy-mm-dd; the device's own when left out. */
  today?: Day;
  /**
   * 0 for Sunday to 6 for Saturday; by default the first day of the week in the locale's region.
   */
  firstWeekday?: Weekday;
  /**
   * Whether month and year can be picked from lists; by default where `min` and `max` are in
   * different years.
   */
  jump?: boolean;
  /** Whether it takes the focus when it appears, as in a popover. False by default. */
  takeFocus?: boolean;
}

/**
 * A month of days to choose from: the date grid of the WAI-ARIA Authoring Practices. Arrow keys
 * move by day and week, Home and End within the week, Page keys by month, with Shift by year.
 *
 * Not react-day-picker, which weighs 20.6 KB gzip with date-fns and its English texts: this is 3
 * KB, and its values are plain days without a time zone.
 */
export function Calendar(props: CalendarProps) {
  const { locale, words, min, max, takeFocus = false } = props;
  const { value, defaultValue, onValueChange } = props;
  const { firstWeekday = firstWeekdayOf(locale) } = props;
  const { jump = Boolean(min && max && min.slice(0, 4) !== max.slice(0, 4)) } = props;
  const today = useToday(props.today);
  const names = useMemo(() => calendarNames(locale), [locale]);
  const { chosen, active, month, grid, isAllowed, choose, onKeyDown, stepBy, showMonth } =
    useCalendar({ value, defaultValue, onValueChange, today, firstWeekday, takeFocus, min, max });
  const titleId = useId();

  return (
    <div className={calendar().className} data-ui="calendar">
      <CalendarHead
        month={month}
        names={names}
        words={words}
        titleId={titleId}
        jump={jump}
        min={min}
        max={max}
        stepBy={stepBy}
        showMonth={showMonth}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is a table with arrow keys
        role="grid"
        aria-labelledby={titleId}
        className={table().className}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {names.weekdays(firstWeekday).map(({ short, long }) => (
              <th key={long} scope="col" className={weekdayName().className}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inMonth }) =>
                inMonth ? (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid
                    role="gridcell"
                    aria-selected={day === chosen}
                    className={cell().className}
                  >
                    <button
                      type="button"
                      tabIndex={day === active ? 0 : -1}
                      disabled={!isAllowed(day)}
                      aria-label={names.day(day)}
                      aria-current={day === today ? 'date' : undefined}
                      data-chosen={day === chosen ? '' : undefined}
                      className={dayButton().className}
                      onClick={() => choose(day)}
                    >
                      {names.number(day)}
                    </button>
                  </td>
                ) : (
                  <td key={day} className={cell().className} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
