import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { EyeIcon, EyeOffIcon } from '../Icon';
import { frame, reveal } from './PasswordField.styles';
import { useHoldToReveal } from './use-hold-to-reveal';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /** The name of the press-and-hold button, e.g. "Hold to show the password". */
  revealLabel: string;
  /** Content beside the label, at the far end, e.g. a link "Forgot password?". */
  aside?: ReactNode;
  /** The input's ref; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A secret with a button that shows it while pressed (spec 1 §5). The field never changes what is
 * typed.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { revealLabel, ...rest } = props;
  const { frame: texts, control } = useFieldProps(rest);
  const { shown, hold } = useHoldToReveal();
  return (
    <Field {...texts}>
      <span className={frame().className}>
        <input
          autoComplete="current-password"
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          className={classNames(box().className, control.className)}
          data-ui="box"
        />
        <button
          type="button"
          className={reveal().className}
          aria-label={revealLabel}
          title={revealLabel}
          aria-pressed={shown}
          aria-controls={control.id}
          disabled={control.disabled}
          {...hold}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </span>
    </Field>
  );
}
