import { type ReactNode, useId } from 'react';
import type { FieldTexts } from './field-texts';

export interface FieldText {
  /** The control's id; generated when left out. */
  id?: string;
  hint?: unknown;
  error?: unknown;
  required?: boolean;
  /** Ids of more texts that describe the control, e.g. a count; announced after error and hint. */
  'aria-describedby'?: string;
}

/** The attributes that tie a control to its label, hint and error. Spread them on the element. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldWiring {
  control: FieldControl;
  labelId: string;
  hintId: string;
  errorId: string;
}

/** Makes the ids and aria attributes that tie a control to its texts. */
export function useField({ id, hint, error, required, ...more }: FieldText): FieldWiring {
  const made = useId();
  const own = id ?? made;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const described = [error && errorId, hint && hintId, more['aria-describedby']];
  return {
    control: {
      id: own,
      required,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
    labelId: `${own}-label`,
    hintId,
    errorId,
  };
}

/** The props of a component around a Field, beside the attributes of its control. */
export interface FieldOwnProps extends FieldTexts {
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  id?: string;
  'aria-describedby'?: string;
}

/** Separates a field component's props into those of the frame and those of the control. */
export function useFieldProps<Props extends FieldOwnProps>(props: Props) {
  const { label, hint, error, required, optional, labelHidden, aside, id, ...control } = props;
  const wiring = useField(props);
  return {
    frame: { label, hint, error, required, optional, labelHidden, aside, wiring },
    control: { ...control, ...wiring.control },
  };
}
