import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../Field';
import { type ReadingFieldTexts, useReadingField } from '../Field/use-reading-field';
import { segment } from '../JoinedBox/JoinedBox.styles';
import { openerPlace } from './DateField.styles';
import { DateParts, type DatePartsProps } from './DateParts';
import type { DateOpenerProps } from './opener';
import { type DateValueProps, useDateParts } from './use-date-parts';

export interface DateFrameProps
  extends FieldTexts,
    ReadingFieldTexts,
    DatePartsProps,
    DateValueProps {
  /** The id of the first part; made up when left out. */
  id?: string;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
}

interface Props extends DateFrameProps {
  /** What stands in the place after the parts; there is none without it. */
  renderOpener?: (props: DateOpenerProps) => ReactNode;
}

/** The three parts of a date with label, hint and error, and a place for a button after them. */
export function DateFrame({ renderOpener, unreadable, ...field }: Props) {
  const { frame, control, leaveOut } = useReadingField(field, unreadable);
  const date = useDateParts(control);
  const { name, format, partLabels, placeholders, birthday, disabled, readOnly, required } =
    control;
  const { min, max } = control;
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
          renderOpener && (
            <div className={classNames(segment().className, openerPlace().className)}>
              {renderOpener({ date, min, max, disabled: disabled || readOnly })}
            </div>
          )
        }
      />
    </Field>
  );
}
