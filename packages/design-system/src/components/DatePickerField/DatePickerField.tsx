import type { CalendarProps, CalendarWords } from '../Calendar';
import { CalendarOpener } from '../CalendarOpener';
import { DateFrame, type DateFrameProps } from '../DateField/DateFrame';

export interface DatePickerFieldProps
  extends DateFrameProps,
    Pick<CalendarProps, 'locale' | 'today' | 'firstWeekday' | 'jump'> {
  /** The name of the button and of the calendar, e.g. "Open calendar". */
  calendarLabel: string;
  /** The names of the controls in the calendar. */
  calendarWords: CalendarWords;
}

/**
 * A date typed in three parts, or chosen from a calendar that a button opens: for days that people
 * look up. It can be used without ever opening the calendar. Where the code of the calendar should
 * load later, use a DateField's `opener`.
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
