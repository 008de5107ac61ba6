import type { ReactNode } from 'react';
import { Field, type FieldTexts } from '../Field';
import { type ReadingFieldTexts, useReadingField } from '../Field/use-reading-field';
import { DateParts, type DatePartsProps } from './DateParts';
import { type DateValueProps, useDateParts } from './use-date-parts';

export interface DateFieldProps
  extends FieldTexts,
    ReadingFieldTexts,
    DatePartsProps,
    DateValueProps {
  /** The id of the first part; made up when left out. */
  id?: string;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
}

/**
 * A date typed in three parts (spec 1 §2, §5). Best for dates people know by heart, such as that of birth; for dates they
 * look up there is DatePickerField. In React Hook Form it is a `Controller`'s, with `onValueChange={field.onChange}`.
 */
export function DateField(props: DateFieldProps) {
  const { unreadable, ...field } = props;
  const { frame, control, leaveOut } = useReadingField(field, unreadable);
  const date = useDateParts(control);
  const { name, format, partLabels, placeholders, birthday, disabled, readOnly, required } =
    control;
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
      />
    </Field>
  );
}
