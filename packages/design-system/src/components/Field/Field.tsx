import type { ReactNode } from 'react';
import { field, labelText } from './Field.styles';
import { FieldNotes } from './FieldNotes';
import type { FieldTexts } from './field-texts';
import { LabelText } from './LabelText';
import type { FieldWiring } from './use-field';

export interface FieldProps extends FieldTexts {
  /** The result of `useField`. */
  wiring: FieldWiring;
  /** The control, with `wiring.control` spread on it. */
  children: ReactNode;
  /**
   * A link beside the label, at the far end, e.g. "Forgot password?". It comes after the control in
   * tab order.
   */
  aside?: ReactNode;
}

/** The frame of every control: label, control, error, hint. */
export function Field(props: FieldProps) {
  const { wiring, hint, error, aside, children, ...texts } = props;
  return (
    <div className={field().className} data-ui="field">
      <div className={labelText().className} data-ui="label">
        <label id={wiring.labelId} htmlFor={wiring.control.id}>
          <LabelText {...texts} />
        </label>
      </div>
      {children}
      {aside}
      <FieldNotes wiring={wiring} hint={hint} error={error} />
    </div>
  );
}
