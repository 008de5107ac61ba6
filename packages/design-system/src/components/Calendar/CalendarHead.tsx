import { ChevronDownIcon, ChevronEndIcon, ChevronStartIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { head, list, lists, title } from './Calendar.styles';
import type { DayLimits, Month } from './calendar-days';
import type { CalendarNames } from './calendar-names';

export interface CalendarWords {
  /** The name of the button to the month before, e.g. "Previous month". */
  previousMonth: string;
  /** The name of the button to the month after, e.g. "Next month". */
  nextMonth: string;
  /** The name of the list of months, e.g. "Month". */
  month: string;
  /** The name of the list of years, e.g. "Year". */
  year: string;
}

interface CalendarHeadProps extends DayLimits {
  month: Month;
  names: CalendarNames;
  words: CalendarWords;
  titleId: string;
  jump: boolean;
  stepBy(months: 1 | -1): (() => void) | null;
  showMonth(month: Month): void;
}

/** How many years before and after the shown one the list has, where no limit is set. */
const YEARS_AROUND = 20;

/** The shown month, with the controls that change it. */
export function CalendarHead(props: CalendarHeadProps) {
  const { month, names, words, titleId, jump, stepBy } = props;
  const back = stepBy(-1);
  const on = stepBy(1);
  return (
    <div className={head().className}>
      <IconButton
        label={words.previousMonth}
        icon={<ChevronStartIcon />}
        onClick={back ?? undefined}
        disabled={!back}
      />
      {jump ? (
        <>
          <VisuallyHidden as="div" id={titleId}>
            {names.month(month)}
          </VisuallyHidden>
          <Lists {...props} />
        </>
      ) : (
        <div id={titleId} aria-live="polite" className={title().className}>
          {names.month(month)}
        </div>
      )}
      <IconButton
        label={words.nextMonth}
        icon={<ChevronEndIcon />}
        onClick={on ?? undefined}
        disabled={!on}
      />
    </div>
  );
}

const pad = (number: number) => String(number).padStart(2, '0');

function Lists({ month, names, words, min, max, showMonth }: CalendarHeadProps) {
  const year = Number(month.slice(0, 4));
  const from = min ? Number(min.slice(0, 4)) : year - YEARS_AROUND;
  const to = max ? Number(max.slice(0, 4)) : year + YEARS_AROUND;
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const months = Array.from({ length: 12 }, (_, index) => `${month.slice(0, 5)}${pad(index + 1)}`);
  const reachable = months.filter(
    (one) => (!min || one >= min.slice(0, 7)) && (!max || one <= max.slice(0, 7)),
  );
  return (
    <div className={lists().className}>
      <span className={list().className}>
        <select
          aria-label={words.month}
          value={month}
          onChange={(event) => showMonth(event.currentTarget.value)}
        >
          {reachable.map((one) => (
            <option key={one} value={one}>
              {names.monthAlone(one)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
      <span className={list().className}>
        <select
          aria-label={words.year}
          value={year}
          onChange={(event) =>
            showMonth(`${event.currentTarget.value.padStart(4, '0')}${month.slice(4)}`)
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {names.year(one)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </div>
  );
}
