import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { FieldNotes, type FieldTexts, LabelText, useField } from '../Field';
import { RadioChoice, type RadioOption } from './RadioChoice';
import { group, legend, list } from './RadioGroupField.styles';

export interface RadioGroupFieldProps extends FieldTexts {
  /** The name all radio buttons share. */
  name: string;
  /** The choices in their order. */
  options: readonly RadioOption[];
  /** `list` (plain rows) by default; `cards` for choices with a description and a price, e.g. plans. */
  look?: 'list' | 'cards';
  /** One below the other by default; `beside` puts as many in a row as there is room for. */
  arrangement?: 'below' | 'beside';
  /** The chosen value, where the caller keeps it. */
  value?: string;
  /** The value at the start; none is chosen when left out. */
  defaultValue?: string;
  /** Hears the platform's own event; the value is `event.target.value`. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves one of the choices. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** None can be chosen; false by default. */
  disabled?: boolean;
  /** The id of the first radio button, where an error summary leads; made up when left out. */
  id?: string;
  /** Given to every radio button: React Hook Form's `register(…)` collects them. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in sight. Arrow keys choose, as the platform has it; Tab enters and leaves the group. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, hint, error, required, optional, labelHidden, options, id, ...rest } = props;
  const { look = 'list', arrangement = 'below', value, defaultValue, disabled, ...shared } = rest;
  const { control, ...wiring } = useField({ id, hint, error, required });
  return (
    <fieldset
      className={group().className}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it on a fieldset; "required" and "invalid" need it
      role="radiogroup"
      aria-labelledby={wiring.labelId}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={required || undefined}
      disabled={disabled}
      data-ui="field"
    >
      <legend id={wiring.labelId} className={legend().className} data-ui="label">
        <LabelText
          label={label}
          required={required}
          optional={optional}
          labelHidden={labelHidden}
        />
      </legend>
      <div className={list({ arrangement, look }).className}>
        {options.map((option, position) => (
          <RadioChoice
            {...shared}
            key={option.value}
            option={option}
            look={look}
            id={position ? `${control.id}-${position}` : control.id}
            required={required}
            invalid={Boolean(error)}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          />
        ))}
      </div>
      <FieldNotes wiring={wiring} hint={hint} error={error} />
    </fieldset>
  );
}
