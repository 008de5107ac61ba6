import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { classNames } from '../../class-names';
import { holdsUnreadable } from '../../digits';
import type { FieldWiring } from '../Field';
import { joinedBox, segment, segmentInput } from '../JoinedBox/JoinedBox.styles';
import { caption, part as partStyle, parts } from './DateField.styles';
import {
  type DateFormat,
  type DatePart,
  isFull,
  orderOf,
  PART_LIMITS,
  padPart,
  readDate,
  writePart,
} from './date-rules';
import type { DateState } from './use-date-parts';

export interface DatePartsProps {
  /** The form field's name: a hidden input of that name has yyyy-mm-dd, or nothing. */
  name?: string;
  /** The order of the parts, from the locale; `yyyy/mm/dd` by default. */
  format?: DateFormat;
  /** The label of each part, e.g. { year: 'Year', month: 'Month', day: 'Day' }. */
  partLabels: Record<DatePart, string>;
  /**
   * The placeholder of each part, e.g. { year: 'YYYY', month: 'MM', day: 'DD' }. None by default.
   */
  placeholders?: Partial<Record<DatePart, string>>;
  /**
   * Whether it is the viewer's date of birth, so that browsers may autofill it. False by default.
   */
  birthday?: boolean;
  /** Whether it is disabled, and not sent. False by default. */
  disabled?: boolean;
  /** Whether it can be read and copied but not changed. False by default. */
  readOnly?: boolean;
  /**
   * Whether assistive technology announces it as required, for a form that does not mark required
   * fields.
   */
  'aria-required'?: boolean;
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void;
  /** The ref of the first part, for a form that moves the focus to an error. */
  ref?: Ref<HTMLInputElement>;
}

interface FrameProps extends DatePartsProps {
  date: DateState;
  wiring: FieldWiring;
  /** Called after each change, with whether characters that a part cannot read were left out. */
  onLeaveOut: (leftOut: boolean) => void;
  required?: boolean;
  /** Content after the last part, inside the frame. */
  end?: ReactNode;
}

/** Characters that viewers type between the parts; they move the focus to the next one. */
const SEPARATOR = /^[/.\-\s,،]$/;

/** The frame with the three parts, its hidden value and the movement between them. */
export function DateParts(props: FrameProps) {
  const { date, wiring, name, partLabels, placeholders, birthday, end } = props;
  const { disabled, readOnly, required, onLeaveOut, onBlur, ref } = props;
  const { format = 'yyyy/mm/dd' } = props;
  const { texts, value, read, write, carrier } = date;
  const group = useRef<HTMLDivElement>(null);
  const order = orderOf(format);
  const state = disabled ? 'disabled' : readOnly ? 'readOnly' : 'usual';

  const inputs = () => [
    ...(group.current?.querySelectorAll<HTMLInputElement>('input[data-part]') ?? []),
  ];
  const neighbour = (of: HTMLInputElement, step: 1 | -1) => {
    const all = inputs();
    return all[all.indexOf(of) + step];
  };

  const change = (part: DatePart, input: HTMLInputElement) => {
    // autofill or dictation may put the whole date into one part
    const whole = readDate(input.value, format);
    onLeaveOut(!whole && holdsUnreadable(input.value));
    if (whole) return write(whole);
    const before = read();
    const text = writePart(part, before[part], input.value);
    const grew = text !== before[part] && text.length >= before[part].length;
    write({ ...before, [part]: text });
    // never on autofill: only the viewer moves the focus
    if (grew && isFull(part, text) && document.activeElement === input) {
      neighbour(input, 1)?.focus();
      neighbour(input, 1)?.select();
    }
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = readOnly ? null : readDate(event.clipboardData.getData('text'), format);
    if (!whole) return;
    event.preventDefault();
    onLeaveOut(false);
    write(whole);
    inputs().at(-1)?.focus();
  };

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const go = (step: 1 | -1, caret: 'start' | 'end') => {
      const target = neighbour(input, step);
      if (!target) return;
      event.preventDefault();
      target.focus();
      const at = caret === 'start' ? 0 : target.value.length;
      target.setSelectionRange(at, at);
    };
    const { selectionStart: from, selectionEnd: to } = input;
    // Digits run left to right in every language while the parts follow the page: an arrow moves to
    // the part beside it.
    const mirrored = group.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    if (event.key === 'ArrowLeft' && to === 0) go(mirrored ? 1 : -1, 'end');
    else if (event.key === 'ArrowRight' && from === input.value.length)
      go(mirrored ? -1 : 1, 'start');
    else if (event.key === 'Backspace' && input.value === '') go(-1, 'end');
    else if (SEPARATOR.test(event.key)) {
      event.preventDefault();
      if (input.value !== '') go(1, 'end');
    }
  };

  const leave = (part: DatePart) => (event: FocusEvent<HTMLInputElement>) => {
    const before = read();
    const text = padPart(part, before[part]);
    if (text !== before[part]) write({ ...before, [part]: text });
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      ref={group}
      role="group"
      aria-labelledby={wiring.labelId}
      aria-describedby={wiring.control['aria-describedby']}
      aria-disabled={disabled || undefined}
      data-ui="box"
      data-invalid={wiring.control['aria-invalid'] ? '' : undefined}
      className={classNames(joinedBox({ state }).className, parts().className)}
    >
      {order.map((part, index) => {
        const id = index === 0 ? wiring.control.id : `${wiring.control.id}-${part}`;
        return (
          <div
            key={part}
            className={classNames(segment().className, partStyle({ part }).className)}
          >
            <label id={`${id}-word`} htmlFor={id} className={caption().className}>
              {partLabels[part]}
            </label>
            <input
              ref={index === 0 ? ref : undefined}
              id={id}
              data-part={part}
              type="text"
              inputMode="numeric"
              dir="ltr"
              // only the part's own label names it: for the sake of pointers, the label of all
              // three belongs to the first as well
              aria-labelledby={`${id}-word`}
              aria-invalid={wiring.control['aria-invalid']}
              aria-required={props['aria-required']}
              required={required}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              placeholder={placeholders?.[part]}
              size={PART_LIMITS[part].digits}
              disabled={disabled}
              readOnly={readOnly}
              value={texts[part]}
              onChange={(event) => change(part, event.currentTarget)}
              onPaste={paste}
              onKeyDown={move}
              onBlur={leave(part)}
              className={segmentInput().className}
            />
          </div>
        );
      })}
      {end}
      <input ref={carrier} type="hidden" name={name} value={value ?? ''} disabled={disabled} />
    </div>
  );
}
