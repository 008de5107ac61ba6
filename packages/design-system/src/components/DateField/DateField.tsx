import { DateFrame, type DateFrameProps } from './DateFrame';
import { type LoadDateOpener, useOpener } from './opener';

export interface DateFieldProps extends DateFrameProps {
  /**
   * Loads a button that helps to choose the day, shown after the parts. Pass the same function in
   * every render.
   */
  opener?: LoadDateOpener;
}

/**
 * A date typed in three parts (spec 1 §2, §5). Best for dates that people know by heart, such as
 * their birthday; for dates that they look up use DatePickerField. With React Hook Form, use a
 * `Controller` and `onValueChange={field.onChange}`.
 */
export function DateField({ opener, ...field }: DateFieldProps) {
  const Opener = useOpener(opener);
  return (
    <DateFrame {...field} renderOpener={opener && ((props) => Opener && <Opener {...props} />)} />
  );
}
