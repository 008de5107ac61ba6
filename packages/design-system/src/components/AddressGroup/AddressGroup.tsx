import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { LabelText } from '../Field';
import { SelectField } from '../SelectField';
import { Skeleton } from '../Skeleton';
import { TextField } from '../TextField';
import { cell, group, legend, rows, standIn } from './AddressGroup.styles';
import { addressPart, autoCompleteToken } from './address-fields';

/** One of a Country's `addressRequiredFields` (spec 1 §3). */
export interface AddressFieldSpec {
  /** The field's key, e.g. `line1`, `city`, `administrativeLevel1`, `postalCode`. */
  fieldName: string;
  /** The field's label, in the viewer's language. */
  label: string;
  /** The values to choose from: the field is then a dropdown (spec 1 §5). */
  acceptableValues?: readonly { value: string; displayName: string }[];
  /** Whether it may stay empty; false by default. */
  optional?: boolean;
}

/** The result of React Hook Form's `register(fieldName)`. */
export interface AddressFieldBinding {
  name?: string;
  ref?: Ref<HTMLInputElement & HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLSelectElement>;
  readOnly?: boolean;
}

export interface AddressGroupProps {
  /** The group's name, e.g. "Billing address". */
  legend: ReactNode;
  /**
   * Hides the legend from view, where a heading has the same text; assistive technology still reads
   * it.
   */
  legendHidden?: boolean;
  /** The fields of the chosen country, in their order; all are required (spec 1 §5), but the optional ones. */
  fields: readonly AddressFieldSpec[];
  /** Whether the fields are required; set false for an address that may be left out as a whole. */
  required?: boolean;
  /** Whether the labels of required fields are marked; true by default. */
  marked?: boolean;
  /** The text of a dropdown while nothing is chosen, e.g. "Choose". */
  choosePlaceholder: string;
  /** Error messages, by field name. */
  errors?: Readonly<Record<string, ReactNode>>;
  /** Initial values, by field name. */
  defaultValues?: Readonly<Record<string, string>>;
  /**
   * Binds a field to a form library, e.g. `register`. Without it a field is identified by its
   * `name`.
   */
  bind?: (fieldName: string) => AddressFieldBinding;
  /** The address that the browser's autofill should use; none by default. */
  purpose?: 'billing' | 'shipping';
  /** The country's field, above the others in the group: a SelectField or a ComboboxField. */
  country?: ReactNode;
  /**
   * Whether the fields of a new country are loading: placeholders of their size are shown. False by
   * default.
   */
  loading?: boolean;
  /** Whether all fields are disabled; false by default. */
  disabled?: boolean;
  /** Fields have the ids `<id>-<fieldName>`, for an error summary; generated when left out. */
  id?: string;
}

/** The placeholders that are shown while the fields are not known. */
const PLACES = ['line1', 'city', 'postalCode'];

/**
 * The fields of a postal address, in the form that its country uses. The country's data decides
 * which fields there are, and in what order.
 */
export function AddressGroup(props: AddressGroupProps) {
  const { fields, country, loading, disabled, legendHidden = false, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  return (
    <fieldset className={group().className} disabled={disabled} aria-busy={loading || undefined}>
      <legend className={legend({ hidden: legendHidden }).className} data-ui="label">
        <LabelText label={rest.legend} labelHidden={legendHidden} />
      </legend>
      <div className={rows().className}>
        {country && <div className={cell({ width: 'full' }).className}>{country}</div>}
        {loading
          ? PLACES.map((place) => (
              <div key={place} className={cell({ width: addressPart(place).width }).className}>
                <div className={standIn().className}>
                  <Skeleton width="half" />
                  <Skeleton shape="button" />
                </div>
              </div>
            ))
          : fields.map((field) => (
              <div
                // A list with other choices is a new list: a form library then gives it its own
                // value.
                key={[
                  field.fieldName,
                  ...(field.acceptableValues ?? []).map(({ value }) => value),
                ].join()}
                className={cell({ width: addressPart(field.fieldName).width }).className}
              >
                <AddressField {...rest} field={field} id={`${id}-${field.fieldName}`} />
              </div>
            ))}
      </div>
    </fieldset>
  );
}

interface AddressFieldProps
  extends Pick<
    AddressGroupProps,
    'choosePlaceholder' | 'errors' | 'defaultValues' | 'bind' | 'purpose' | 'required' | 'marked'
  > {
  field: AddressFieldSpec;
  id: string;
}

function AddressField({ field, id, ...group }: AddressFieldProps) {
  const { fieldName, label, acceptableValues, optional = false } = field;
  const { choosePlaceholder, errors, defaultValues, bind, purpose } = group;
  const { marked = true } = group;
  const required = (group.required ?? true) && !optional;
  const shared = {
    id,
    label,
    required: required && marked,
    'aria-required': required,
    name: fieldName,
    error: errors?.[fieldName],
    defaultValue: defaultValues?.[fieldName],
    autoComplete: autoCompleteToken(fieldName, purpose),
    ...bind?.(fieldName),
  };
  if (acceptableValues?.length) {
    const options = acceptableValues.map(({ value, displayName }) => ({
      value,
      label: displayName,
    }));
    return <SelectField {...shared} options={options} placeholder={choosePlaceholder} />;
  }
  const code = addressPart(fieldName).code && {
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
  };
  return <TextField {...shared} {...code} />;
}
