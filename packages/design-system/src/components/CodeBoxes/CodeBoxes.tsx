import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field';
import { type ReadingFieldTexts, useReadingField } from '../Field/use-reading-field';
import { boxes as boxesStyle, box as boxStyle, caret, dot, real } from './CodeBoxes.styles';
import { useCode } from './use-code';
import { useFadingError } from './use-fading-error';

export interface CodeFieldProps
  extends FieldTexts,
    ReadingFieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'required' | 'type' | 'size' | 'maxLength' | 'dir'
    > {
  /** Beside the label, at the far end: e.g. "Send a new code". */
  aside?: ReactNode;
  /** Called with what has been typed so far, whenever they change. */
  onValueChange?: (code: string) => void;
  /** Called once all boxes are filled, and again after a change: the place to send the form. */
  onComplete?: (code: string) => void;
  /** Takes React Hook Form's `register(…)` as it is: it is one real input. */
  ref?: Ref<HTMLInputElement>;
}

interface CodeBoxesProps extends CodeFieldProps {
  length: number;
  letters?: string;
  /** Boxes that stand together, e.g. 3 of 6. */
  group: number;
  masked: boolean;
}

const textOf = (value: CodeFieldProps['value']) => (value === undefined ? '' : String(value));

/**
 * One real input with drawn boxes over its whole length.
 *
 * Not Radix's OneTimePasswordField, which makes an input of each box: password managers and the code that phones offer
 * above the keyboard fill one field, and offer it once; a screen reader hears one labelled field and what was typed,
 * not six that are called "Character 1 of 6" in English; pasting, undoing, dictating and selecting are the browser's own;
 * React Hook Form can register it; and it weighs 2 KB beside Radix's 11.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { length, letters, group, masked, unreadable, onValueChange, onComplete, ...field } = props;
  const [error, fade] = useFadingError(field.error);
  const { frame, control, leaveOut } = useReadingField({ ...field, error }, unreadable);
  const { ref, onChange, onBlur, onKeyDown, ...input } = control;
  const code = useCode({
    length,
    letters,
    first: textOf(control.value ?? control.defaultValue),
    wrong: Boolean(error),
    ref,
    onLeaveOut: leaveOut,
    onType(typed) {
      fade();
      onValueChange?.(typed);
    },
    onComplete: (typed) => onComplete?.(typed),
  });

  return (
    <Field {...frame}>
      {/* codes are read left to right in every language */}
      <div dir="ltr" data-ui="code" className={boxesStyle().className}>
        {code.boxes.map(({ digit, active }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            aria-hidden="true"
            data-active={active ? '' : undefined}
            data-wrong={error ? '' : undefined}
            className={
              boxStyle({
                apart: index > 0 && index % group === 0,
                state: control.disabled ? 'disabled' : control.readOnly ? 'readOnly' : 'usual',
              }).className
            }
          >
            {digit && masked ? <span className={dot().className} /> : digit}
            {active && !digit && !control.readOnly ? <span className={caret().className} /> : null}
          </span>
        ))}
        <input
          {...input}
          ref={code.attach}
          type={masked ? 'password' : 'text'}
          inputMode={letters === undefined ? 'numeric' : 'text'}
          autoCapitalize={letters === undefined ? 'none' : 'characters'}
          autoCorrect="off"
          spellCheck={false}
          className={real().className}
          onChange={(event) => {
            code.onChange(event);
            onChange?.(event);
          }}
          onSelect={(event) => code.onSelect(event.currentTarget)}
          onKeyDown={(event) => {
            code.onKeyDown(event);
            onKeyDown?.(event);
          }}
          onClick={code.onClick}
          onBlur={(event) => {
            code.onBlur();
            onBlur?.(event);
          }}
        />
      </div>
    </Field>
  );
}
