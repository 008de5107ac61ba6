import { useEffect, useReducer } from 'react';
import type { FormEngine } from './form-engine';

export type PartErrors = Readonly<Record<string, { message?: string } | undefined>>;

/** The errors of a field's parts, by part; renders again when they change. */
export function useErrorsOf(form: FormEngine['form'], id: string): PartErrors {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => form.subscribe({ name: id, formState: { errors: true }, callback: draw }),
    [form, id],
  );
  // Of a field with parts, the form answers an error a part.
  return { ...(form.getFieldState(id).error as PartErrors | undefined) };
}
