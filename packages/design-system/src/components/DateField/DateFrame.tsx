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
  /** The id of the first part; generated when left out. */
  id?: string;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
}

interface Props extends DateFrameProps {
  /** Renders a button after the parts; without it no room is kept for one. */
  renderOpener?: (props: DateOpenerProps) => ReactNode;
}

/** The three parts of a date with label, hint and error, and room for a button after them. */
export function DateFrame({ renderOpener, unreadable, ...field }: Props) {
  const { frame, control, leaveOut } = useReadingField(field, unreadable);
  const date = useDateParts(control);
  const { min, max, disabled, readOnly } = control;
  return (
    <Field {...frame}>
      <DateParts
        {...control}
        date={date}
        wiring={frame.wiring}
        onLeaveOut={leaveOut}
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
