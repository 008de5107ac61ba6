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
  /** The date, yyyy-mm-dd, or null for none; controlled when given. */
  value?: string | null;
  /** The initial date, yyyy-mm-dd, when the value is not controlled. */
  defaultValue?: string | null;
  /**
   * Called with yyyy-mm-dd when all three parts are filled, else with null, whenever that changes.
   * Filled parts may be a day that does not exist: see `onProblemChange`.
   */
  onValueChange?: (value: string | null) => void;
  /**
   * Called when the problem of the parts changes: `incomplete`, `not-real` (30 February),
   * `too-early`, `too-late`; null when there is none or nothing is typed. The caller words it and
   * passes it back as `error`.
   */
  onProblemChange?: (problem: DateProblem | null) => void;
}

export interface DateState {
  texts: DateTexts;
  value: string | null;
  /**
   * Returns the texts as they are now: the focus may leave a part before its new text is rendered.
   */
  read(): DateTexts;
  write(texts: DateTexts): void;
  /** The ref of the hidden input with the value. */
  carrier: RefObject<HTMLInputElement | null>;
}

/** The three texts of a date field and the one value they make. */
export function useDateParts(props: DateValueProps): DateState {
  const { value, defaultValue, min, max, onValueChange, onProblemChange } = props;
  const initial = splitDate(value === undefined ? defaultValue : value);
  const [texts, setTexts] = useState(initial);
  const [seen, setSeen] = useState(value);
  // A new controlled value is taken over; the echo of what was just typed is not, or "5" would
  // become "05" while typing.
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
