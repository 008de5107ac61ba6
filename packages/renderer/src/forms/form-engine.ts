import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { TypedValues } from './field-types';

/** The engine of a form: it stores and validates the values while the viewer fills them in. */
export interface FormEngine {
  form: UseFormReturn<TypedValues>;
  errors: FieldErrors<TypedValues>;
  /** Counts how often the viewer has submitted the form. */
  submitCount: number;
}

/** Makes the engine of every form of the site. */
export function useFormEngine(): FormEngine {
  const form = useForm<TypedValues>({ shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  return { form, errors, submitCount };
}
