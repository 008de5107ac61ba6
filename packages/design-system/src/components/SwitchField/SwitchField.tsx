import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../class-names';
import { FieldNotes, type FieldTexts, LabelText, useFieldProps } from '../Field';
import { label, notes, root, track } from './SwitchField.styles';

export interface SwitchFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'role'> {
  /** Where the switch stands; `end` by default, as in a list of settings, `start` beside a lone sentence. */
  placement?: 'start' | 'end';
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once: for settings that hold without a form being sent. In a form that is sent, use CheckboxField. */
export function SwitchField(props: SwitchFieldProps) {
  const { placement = 'end', ...rest } = props;
  const { frame, control } = useFieldProps(rest);
  const { wiring, hint, error, aside: _, ...texts } = frame;
  return (
    <div className={root({ placement }).className} data-ui="choice">
      <label id={wiring.labelId} htmlFor={control.id} className={label().className}>
        <LabelText {...texts} />
      </label>
      <input
        {...control}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        className={classNames(track().className, control.className)}
      />
      <div className={notes().className}>
        <FieldNotes wiring={wiring} hint={hint} error={error} />
      </div>
    </div>
  );
}
