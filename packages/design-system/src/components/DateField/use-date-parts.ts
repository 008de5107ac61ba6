import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../../use-form-reset';
import {
  type DateLimits,
  type DateProblem,
  type DateTexts,
  EMPTY_DATE,
  joinDate,
  problemOf,
  splitDate,
} from './date-rules';

export interface DateValueProps extends DateLimits {
  /** The date, yyyy-mm-dd; null or left empty for none. With it the owner keeps the value. */
  value?: string | null;
  /** The date at first, yyyy-mm-dd, when the field keeps the value itself. */
  defaultValue?: string | null;
  /**
   * Called with yyyy-mm-dd when all three parts are filled, else with null, whenever that changes. Filled does not mean
   * that the day exists: see `onProblemChange`.
   */
  onValueChange?: (value: string | null) => void;
  /**
   * Called when what is wrong with the parts changes: `incomplete`, `not-real` (30 February), `too-early`, `too-late`;
   * null when all is well or nothing is typed. The words for it are the form's, handed back as `error`.
   */
  onProblemChange?: (problem: DateProblem | null) => void;
}

export interface DateState {
  texts: DateTexts;
  value: string | null;
  /** The texts as they are by now: leaving a part may follow on writing it before anything is drawn. */
  read(): DateTexts;
  write(texts: DateTexts): void;
  /** For the hidden input that carries the value. */
  carrier: RefObject<HTMLInputElement | null>;
}

/** The three texts of a date field and the one value they make. */
export function useDateParts(props: DateValueProps): DateState {
  const { value, defaultValue, min, max, onValueChange, onProblemChange } = props;
  const initial = splitDate(value === undefined ? defaultValue : value);
  const [texts, setTexts] = useState(initial);
  const [seen, setSeen] = useState(value);
  // An owner's new value is taken over; its echo of what was just typed is not, or "5" would become "05" while typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== joinDate(texts)) setTexts(splitDate(value));
  }
  const carrier = useRef<HTMLInputElement>(null);
  const latest = useRef(texts);
  useLayoutEffect(() => {
    latest.current = texts;
  }, [texts]);
  const write = (next: DateTexts) => {
    const before = latest.current;
    latest.current = next;
    setTexts(next);
    const now = joinDate(next);
    if (now !== joinDate(before)) onValueChange?.(now);
    const limits = { min, max };
    const problem = problemOf(next, limits);
    if (problem !== problemOf(before, limits)) onProblemChange?.(problem);
  };
  useFormReset(carrier, () => write(value === undefined ? splitDate(defaultValue) : EMPTY_DATE));
  return { texts, value: joinDate(texts), read: () => latest.current, write, carrier };
}
