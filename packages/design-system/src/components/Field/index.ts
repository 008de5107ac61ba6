export { Field, type FieldProps, type FieldTexts } from './Field';
export { FieldNotes, type FieldNotesProps } from './FieldNotes';
export { LabelText } from './LabelText';
export {
  type FieldControl,
  type FieldOwnProps,
  type FieldText,
  type FieldWiring,
  useField,
  useFieldProps,
} from './use-field';
