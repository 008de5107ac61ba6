export { DatePickerField, type DatePickerFieldProps } from './DatePickerField';
