import { useId } from 'react';

export interface FieldText {
  /** The control's id; made up when left out. */
  id?: string;
  hint?: unknown;
  error?: unknown;
  required?: boolean;
}

/** What a control must carry to belong to its label, hint and error. Spread it on the element. */
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

/** Ids and aria attributes that tie a control to its texts. */
export function useField({ id, hint, error, required }: FieldText): FieldWiring {
  const made = useId();
  const own = id ?? made;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    control: {
      id: own,
      required,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    },
    labelId: `${own}-label`,
    hintId,
    errorId,
  };
}
