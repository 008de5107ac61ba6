import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** The input's ref; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...frame}>
      <input
        type="text"
        {...control}
        className={classNames(box().className, control.className)}
        data-ui="box"
      />
    </Field>
  );
}
