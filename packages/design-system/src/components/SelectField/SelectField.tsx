import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { ChevronDownIcon } from '../Icon';
import { frame } from './SelectField.styles';

export interface SelectOption {
  value: string;
  /** The option's text in the viewer's language. */
  label: string;
  /** Whether it is shown but cannot be chosen. */
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
  /** The options, in their order; a group has options under a heading. */
  options: readonly (SelectOption | SelectGroup)[];
  /**
   * Shown in the field while nothing is chosen, e.g. "Choose a country"; its value is the empty
   * string.
   */
  placeholder?: string;
  /** The chosen value; controlled when given. */
  value?: string;
  /** The initial value; the placeholder, or else the first option, when left out. */
  defaultValue?: string;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** The ref of the select; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLSelectElement>;
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * A choice of one from a list, in the platform's own control: a wheel on phones, with the
 * platform's keys and type-ahead everywhere.
 */
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
            // the placeholder is no answer to a required field
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
