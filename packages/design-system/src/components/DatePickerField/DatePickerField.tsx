import type { CalendarProps, CalendarWords } from '../Calendar';
import { CalendarOpener } from '../CalendarOpener';
import { DateFrame, type DateFrameProps } from '../DateField/DateFrame';

export interface DatePickerFieldProps
  extends DateFrameProps,
    Pick<CalendarProps, 'locale' | 'today' | 'firstWeekday' | 'jump'> {
  /** Names the button and what it opens, e.g. "Open calendar". */
  calendarLabel: string;
  /** The names of the controls in the calendar. */
  calendarWords: CalendarWords;
}

/**
 * A date typed in three parts, or chosen from a month that a button opens: for days people look up rather than know. It
 * can be used without ever opening the calendar. Where the code of a month is to come later, take a DateField's `opener`.
 */
export function DatePickerField(props: DatePickerFieldProps) {
  const { calendarLabel, calendarWords, locale, today, firstWeekday, jump, ...field } = props;
  return (
    <DateFrame
      {...field}
      renderOpener={(given) => (
        <CalendarOpener
          {...given}
          locale={locale}
          today={today}
          firstWeekday={firstWeekday}
          jump={jump}
          label={calendarLabel}
          words={calendarWords}
        />
      )}
    />
  );
}
