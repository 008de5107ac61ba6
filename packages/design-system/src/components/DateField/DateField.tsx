import { DateFrame, type DateFrameProps } from './DateFrame';
import { type LoadDateOpener, useOpener } from './opener';

export interface DateFieldProps extends DateFrameProps {
  /** Loads a button that helps to choose the day, for a place after the parts. The same function in every render. */
  opener?: LoadDateOpener;
}

/**
 * A date typed in three parts (spec 1 §2, §5). Best for dates people know by heart, such as that of birth; for dates they
 * look up there is DatePickerField. In React Hook Form it is a `Controller`'s, with `onValueChange={field.onChange}`.
 */
export function DateField({ opener, ...field }: DateFieldProps) {
  const Opener = useOpener(opener);
  return (
    <DateFrame {...field} renderOpener={opener && ((props) => Opener && <Opener {...props} />)} />
  );
}
