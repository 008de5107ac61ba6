export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from './SelectField';
