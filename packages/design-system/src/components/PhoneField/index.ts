export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { PhoneCountry, PhoneValue } from './phone-rules';
