import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../class-names';
import { FieldNotes, type FieldTexts, LabelText, useFieldProps } from '../Field';
import { label, notes, root, track } from './SwitchField.styles';

export interface SwitchFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'role'> {
  /**
   * The place of the switch; `end` by default, as in a list of settings, `start` beside a single
   * sentence.
   */
  placement?: 'start' | 'end';
  /** The input's ref; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A setting that is on or off, and takes effect at once without a form. In a form that is
 * submitted, use CheckboxField.
 */
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state itself
        role="switch"
        className={classNames(track().className, control.className)}
      />
      <div className={notes().className}>
        <FieldNotes wiring={wiring} hint={hint} error={error} />
      </div>
    </div>
  );
}
