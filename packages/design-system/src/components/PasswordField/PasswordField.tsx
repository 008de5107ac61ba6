import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useField } from '../Field';
import { box } from '../Field/Field.styles';
import { EyeIcon, EyeOffIcon } from '../Icon';
import { frame, reveal } from './PasswordField.styles';
import { useHoldToReveal } from './use-hold-to-reveal';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /** Names the press-and-hold control, e.g. "Show password while pressed". */
  revealLabel: string;
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A secret with a press-and-hold reveal (spec 1 §5). What is typed is never changed here. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, labelHidden, aside, id, className, revealLabel, ...input } =
    props;
  const wiring = useField({ id, hint, error, required });
  const { shown, hold } = useHoldToReveal();
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, wiring }}>
      <span className={frame().className}>
        <input
          autoComplete="current-password"
          {...input}
          {...wiring.control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          className={classNames(box().className, className)}
        />
        <button
          type="button"
          className={reveal().className}
          aria-label={revealLabel}
          title={revealLabel}
          aria-pressed={shown}
          aria-controls={wiring.control.id}
          {...hold}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </span>
    </Field>
  );
}
