import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { TypedValues } from './field-types';

/** What keeps and judges a form's values while a viewer fills it in. */
export interface FormEngine {
  form: UseFormReturn<TypedValues>;
  errors: FieldErrors<TypedValues>;
  /** How often the viewer has submitted the form. */
  submitCount: number;
}

/** Every form of the site has its engine from here. */
export function useFormEngine(): FormEngine {
  const form = useForm<TypedValues>({ shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  return { form, errors, submitCount };
}
