import type { ReactNode } from 'react';
import { AlertIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { errorText, field, hintText, labelText, mark } from './Field.styles';
import type { FieldWiring } from './use-field';

export interface FieldTexts {
  label: ReactNode;
  /** Help that stays in sight. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown with an icon, announced, and tied to the control. */
  error?: ReactNode;
  /** Marks the label with an asterisk; the word for assistive technology comes from the control's `required`. */
  required?: boolean;
  /** Keeps the label for assistive technology alone. */
  labelHidden?: boolean;
}

export interface FieldProps extends FieldTexts {
  /** From `useField`. */
  wiring: FieldWiring;
  /** The control, carrying `wiring.control`. */
  children: ReactNode;
  /** Beside the label, at the far end: e.g. "Forgot password?". */
  aside?: ReactNode;
}

/** The frame of every control: label, control, error, hint. */
export function Field(props: FieldProps) {
  const { wiring, label, hint, error, required, labelHidden, aside, children } = props;
  const written = (
    <>
      {label}
      {required && (
        <span className={mark().className} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div className={field().className}>
      <div className={labelText().className}>
        <label id={wiring.labelId} htmlFor={wiring.control.id}>
          {labelHidden ? <VisuallyHidden>{written}</VisuallyHidden> : written}
        </label>
        {aside}
      </div>
      {children}
      <div id={wiring.errorId} className={errorText().className} aria-live="polite">
        {error ? (
          <>
            <AlertIcon /> <span>{error}</span>
          </>
        ) : null}
      </div>
      {hint ? (
        <div id={wiring.hintId} className={hintText().className}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
