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
  /** E.g. `line1`, `city`, `administrativeLevel1`, `postalCode`. */
  fieldName: string;
  /** In the viewer's words. */
  label: string;
  /** With these the field is a dropdown (spec 1 §5). */
  acceptableValues?: readonly { value: string; displayName: string }[];
}

/** What React Hook Form's `register(fieldName)` gives. */
export interface AddressFieldBinding {
  name?: string;
  ref?: Ref<HTMLInputElement & HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLSelectElement>;
  readOnly?: boolean;
}

export interface AddressGroupProps {
  /** Names the group, e.g. "Billing address". */
  legend: ReactNode;
  /** Keeps the legend for assistive technology alone, where a heading says the same. */
  legendHidden?: boolean;
  /** The chosen country's fields, in the order they come; all are required (spec 1 §5). */
  fields: readonly AddressFieldSpec[];
  /** False for an address that may be left out as a whole. */
  required?: boolean;
  /** Marks the labels of what is required; true by default. */
  marked?: boolean;
  /** Stands in a dropdown while nothing is chosen, e.g. "Choose". */
  choosePlaceholder: string;
  /** What is wrong, by field name. */
  errors?: Readonly<Record<string, ReactNode>>;
  /** Values at the start, by field name. */
  defaultValues?: Readonly<Record<string, string>>;
  /** Ties a field to a form library, e.g. `register`; without it a field is known by its `name`. */
  bind?: (fieldName: string) => AddressFieldBinding;
  /** Tells the browser's address book which address is meant; none by default. */
  purpose?: 'billing' | 'shipping';
  /** Before the fields, inside the group: the country, as a SelectField or a ComboboxField. */
  country?: ReactNode;
  /** The fields of the new country are on their way: places of their size stand in. False by default. */
  loading?: boolean;
  /** Nothing can be entered; false by default. */
  disabled?: boolean;
  /** Fields have the ids `<id>-<fieldName>`, for an error summary; made up when left out. */
  id?: string;
}

/** How many places stand in for fields that are not known yet. */
const PLACES = ['line1', 'city', 'postalCode'];

/** An address as its country writes it. Which fields there are, and in what order, is the country's data. */
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
                // A list of other choices is another list: a form library gives it its own value.
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
  const { fieldName, label, acceptableValues } = field;
  const { choosePlaceholder, errors, defaultValues, bind, purpose } = group;
  const { required = true, marked = true } = group;
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
