import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormEngine } from './form-engine';

/**
 * Ties a control to the form when its value differs from its inputs, such as a date in three parts or a
 * number behind its calling code. A hidden input of the field's name carries the value, so that the form
 * does not write it into a visible one.
 */
export function useCarriedValue(
  form: FormEngine['form'],
  { name, ref, onChange }: UseFormRegisterReturn,
  initial = '',
) {
  // A field that is shown again has its earlier value.
  const [first] = useState(() => String(form.getValues(name) ?? initial));
  const bind = useRef(ref);
  useEffect(() => {
    const carrier = bind.current;
    carrier({ name, value: first });
    return () => carrier(null);
  }, [name, first]);
  const change = (value: string) => void onChange({ target: { name, value }, type: 'change' });
  return { first, change };
}
