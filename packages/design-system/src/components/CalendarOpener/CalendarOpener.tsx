import { useState } from 'react';
import { Calendar, type CalendarProps, type CalendarWords } from '../Calendar';
import { type DateOpenerProps, isRealDate } from '../DateField';
import { splitDate } from '../DateField/date-rules';
import { CalendarIcon } from '../Icon';
import { Popover } from '../Popover';
import { opener } from './CalendarOpener.styles';

export interface CalendarOpenerProps
  extends DateOpenerProps,
    Pick<CalendarProps, 'locale' | 'today' | 'firstWeekday' | 'jump'> {
  /** The name of the button and of the calendar, e.g. "Open calendar". */
  label: string;
  /** The names of the controls in the calendar. */
  words: CalendarWords;
}

/** The button at the end of a date field that opens a calendar to choose the day from. */
export function CalendarOpener(props: CalendarOpenerProps) {
  const { label, date, disabled, ...calendar } = props;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          disabled={disabled}
          className={opener().className}
        >
          <CalendarIcon />
        </button>
      }
    >
      {open && (
        <Calendar
          {...calendar}
          value={date.value && isRealDate(date.value) ? date.value : null}
          takeFocus
          onValueChange={(day) => {
            date.write(splitDate(day));
            setOpen(false);
          }}
        />
      )}
    </Popover>
  );
}
