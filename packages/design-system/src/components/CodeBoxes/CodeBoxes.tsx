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
  /** Content beside the label, at the far end, e.g. "Send a new code". */
  aside?: ReactNode;
  /** Called with the code as typed so far, whenever it changes. */
  onValueChange?: (code: string) => void;
  /** Called when all boxes are filled, and again after a change: send the form here. */
  onComplete?: (code: string) => void;
  /**
   * The input's ref; React Hook Form's `register(…)` can be spread on the field, since it is one
   * real input.
   */
  ref?: Ref<HTMLInputElement>;
}

interface CodeBoxesProps extends CodeFieldProps {
  length: number;
  letters?: string;
  /** How many boxes are set together, e.g. 3 of 6. */
  group: number;
  masked: boolean;
}

const textOf = (value: CodeFieldProps['value']) => (value === undefined ? '' : String(value));

/**
 * One real input with boxes drawn over its whole width.
 *
 * Not Radix's OneTimePasswordField, which makes an input of each box. Password managers, and the
 * codes that phones offer above the keyboard, fill one field. A screen reader reads one labelled
 * field and its value, not six inputs called "Character 1 of 6" in English. Pasting, undoing,
 * dictating and selecting are the browser's own. React Hook Form can register it, and it weighs 2
 * KB against Radix's 11.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
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
