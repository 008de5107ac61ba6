import { useState } from 'react';
import { classNames } from '../../class-names';
import { Calendar, type CalendarProps, type CalendarWords } from '../Calendar';
import type { DateFieldProps } from '../DateField';
import { DateParts } from '../DateField/DateParts';
import { isRealDate, splitDate } from '../DateField/date-rules';
import { useDateParts } from '../DateField/use-date-parts';
import { Field } from '../Field';
import { useReadingField } from '../Field/use-reading-field';
import { CalendarIcon } from '../Icon';
import { segment } from '../JoinedBox/JoinedBox.styles';
import { Popover } from '../Popover';
import { opener, openerSegment } from './DatePickerField.styles';

export interface DatePickerFieldProps
  extends DateFieldProps,
    Pick<CalendarProps, 'locale' | 'today' | 'firstWeekday' | 'jump'> {
  /** Names the button and what it opens, e.g. "Open calendar". */
  calendarLabel: string;
  /** The names of the controls in the calendar. */
  calendarWords: CalendarWords;
}

/**
 * A date typed in three parts, or chosen from a month that a button opens: for days people look up rather than know. It
 * can be used without ever opening the calendar.
 */
export function DatePickerField(props: DatePickerFieldProps) {
  const { unreadable, ...field } = props;
  const { frame, control, leaveOut } = useReadingField(field, unreadable);
  const date = useDateParts(control);
  const [open, setOpen] = useState(false);
  const { name, format, partLabels, placeholders, birthday, disabled, readOnly, required } =
    control;
  const { calendarLabel, calendarWords, locale, today, firstWeekday, jump, min, max } = control;
  return (
    <Field {...frame}>
      <DateParts
        {...{ name, format, partLabels, placeholders, birthday, disabled, readOnly, required }}
        aria-required={control['aria-required']}
        {...{
          date,
          wiring: frame.wiring,
          onLeaveOut: leaveOut,
          onBlur: control.onBlur,
          ref: control.ref,
        }}
        end={
          <div className={classNames(segment().className, openerSegment().className)}>
            <Popover
              label={calendarLabel}
              align="end"
              open={open}
              onOpenChange={setOpen}
              trigger={
                <button
                  type="button"
                  aria-label={calendarLabel}
                  title={calendarLabel}
                  disabled={disabled || readOnly}
                  className={opener().className}
                >
                  <CalendarIcon />
                </button>
              }
            >
              {open && (
                <Calendar
                  {...{ locale, today, firstWeekday, jump, min, max }}
                  words={calendarWords}
                  value={date.value && isRealDate(date.value) ? date.value : null}
                  takeFocus
                  onValueChange={(day) => {
                    date.write(splitDate(day));
                    setOpen(false);
                  }}
                />
              )}
            </Popover>
          </div>
        }
      />
    </Field>
  );
}
