import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useField } from '../Field';
import { box } from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, labelHidden, aside, id, className, ...input } = props;
  const wiring = useField({ id, hint, error, required });
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, wiring }}>
      <input
        type="text"
        {...input}
        {...wiring.control}
        className={classNames(box().className, className)}
      />
    </Field>
  );
}
