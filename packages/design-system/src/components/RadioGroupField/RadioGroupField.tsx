import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { FieldNotes, type FieldTexts, LabelText, useField } from '../Field';
import { RadioChoice, type RadioOption } from './RadioChoice';
import { group, legend, list } from './RadioGroupField.styles';

export interface RadioGroupFieldProps extends FieldTexts {
  /** The name that all radio buttons share. */
  name: string;
  /** The choices, in their order. */
  options: readonly RadioOption[];
  /** `list` (plain rows) by default; `cards` for choices with a description and a price, e.g. plans. */
  look?: 'list' | 'cards';
  /** One below the other by default; `beside` puts as many in a row as there is room for. */
  arrangement?: 'below' | 'beside';
  /** The chosen value; controlled when given. */
  value?: string;
  /** The initial value; none is chosen when left out. */
  defaultValue?: string;
  /** Called with the platform's own event; the value is `event.target.value`. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves one of the choices. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Whether all choices are disabled; false by default. */
  disabled?: boolean;
  /**
   * The id of the first radio button, the target of an error summary's link; generated when left
   * out.
   */
  id?: string;
  /** The ref of every radio button: React Hook Form's `register(…)` collects them. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one from a few, all visible. Arrow keys choose, as on the platform; Tab enters and
 * leaves the group.
 */
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
