export { Field, type FieldProps, type FieldTexts } from './Field';
export { type FieldControl, type FieldText, type FieldWiring, useField } from './use-field';
