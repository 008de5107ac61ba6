import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { ChevronDownIcon } from '../Icon';
import { frame } from './SelectField.styles';

export interface SelectOption {
  value: string;
  /** In the viewer's words. */
  label: string;
  /** Seen but not to be chosen. */
  disabled?: boolean;
}

export interface SelectGroup {
  /** The group's heading in the list. */
  label: string;
  options: readonly SelectOption[];
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'required' | 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'
    > {
  /** The choices in their order; a group holds choices under a heading. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Stands in the field while nothing is chosen, e.g. "Choose a country"; its value is the empty string. */
  placeholder?: string;
  /** The chosen value, where the caller keeps it. */
  value?: string;
  /** The value at the start; the placeholder, or else the first choice, when left out. */
  defaultValue?: string;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLSelectElement>;
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One choice out of a list, in the platform's own control: its wheel on phones, its keys and its type-ahead everywhere. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, ...rest } = props;
  const { frame: texts, control } = useFieldProps(rest);
  const start = placeholder !== undefined && control.value === undefined ? '' : undefined;
  return (
    <Field {...texts}>
      <span className={frame().className}>
        <select
          {...control}
          defaultValue={control.defaultValue ?? start}
          className={classNames(box().className, control.className)}
          data-ui="box"
        >
          {placeholder !== undefined && (
            // what must be answered cannot be answered with "choose one"
            <option value="" disabled={texts.required} hidden={texts.required}>
              {placeholder}
            </option>
          )}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label} disabled={entry.disabled}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
        <ChevronDownIcon />
      </span>
    </Field>
  );
}
