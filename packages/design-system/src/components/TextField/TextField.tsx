import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
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
