import { useEffect, useReducer } from 'react';
import type { FormEngine } from './form-engine';

export type PartErrors = Readonly<Record<string, { message?: string } | undefined>>;

/** What is wrong with the parts of a field, by part; drawn anew when that changes. */
export function useErrorsOf(form: FormEngine['form'], id: string): PartErrors {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => form.subscribe({ name: id, formState: { errors: true }, callback: draw }),
    [form, id],
  );
  // Of a field with parts, the form answers an error a part.
  return { ...(form.getFieldState(id).error as PartErrors | undefined) };
}
