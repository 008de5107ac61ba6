export { ComboboxField, type ComboboxFieldProps } from './ComboboxField';
export type { ComboboxOption } from './matching';
