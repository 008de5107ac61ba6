import { type InputHTMLAttributes, type Ref, useEffect } from 'react';
import { classNames } from '../../class-names';
import { useOwnRef } from '../../use-own-ref';
import { FieldNotes, type FieldTexts, LabelText, useFieldProps } from '../Field';
import { label, notes, root, tick } from './CheckboxField.styles';

export interface CheckboxFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /**
   * Whether it is neither ticked nor empty, as when some of a list are ticked. The first press ends
   * it. False by default.
   */
  indeterminate?: boolean;
  /** The input's ref; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no. The label may have links, e.g. to the terms, which open without ticking. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { indeterminate = false, ref, ...rest } = props;
  const { frame, control } = useFieldProps(rest);
  const { wiring, hint, error, aside: _, ...texts } = frame;
  const [input, setInput] = useOwnRef(ref);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [input, indeterminate]);
  return (
    <div className={root().className} data-ui="choice">
      <input
        {...control}
        ref={setInput}
        type="checkbox"
        className={classNames(tick().className, control.className)}
      />
      <label id={wiring.labelId} htmlFor={control.id} className={label().className}>
        <LabelText {...texts} />
      </label>
      <div className={notes().className}>
        <FieldNotes wiring={wiring} hint={hint} error={error} />
      </div>
    </div>
  );
}
