export type { RadioOption } from './RadioChoice';
export { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField';
