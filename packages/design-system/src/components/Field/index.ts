export { Field, type FieldProps } from './Field';
export { FieldNotes, type FieldNotesProps } from './FieldNotes';
export type { FieldTexts } from './field-texts';
export { LabelText } from './LabelText';
export {
  type FieldControl,
  type FieldOwnProps,
  type FieldText,
  type FieldWiring,
  useField,
  useFieldProps,
} from './use-field';
