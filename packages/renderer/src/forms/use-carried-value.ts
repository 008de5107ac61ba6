import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormEngine } from './form-engine';

/**
 * Ties a control to the form whose value is not what its input shows: a date in three parts, a number behind its calling
 * code. A hidden input of the field's name carries the value; the form must not write it into the one that is seen.
 */
export function useCarriedValue(
  form: FormEngine['form'],
  { name, ref, onChange }: UseFormRegisterReturn,
  initial = '',
) {
  // A field that was hidden comes back with what it held.
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
