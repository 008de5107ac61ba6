import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { typeInto } from '../../type-into';
import { useOwnRef } from '../../use-own-ref';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { ArrowEndIcon, CloseIcon, SearchIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { clear, frame, glass, spinner, submit } from './SearchField.styles';

export interface SearchFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /** Names the button that empties the field, e.g. "Clear search". */
  clearLabel: string;
  /** Names a button that sends the form around the field, e.g. "Search"; without it there is none, and Enter sends. */
  submitLabel?: string;
  /** Results are on their way: the glass becomes a spinner. False by default. */
  busy?: boolean;
  /** What assistive technology says while busy, e.g. "Searching". */
  busyLabel?: string;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Where one looks for something. Escape empties it; in an empty field Escape is left to what is around, e.g. an overlay
 * that closes. Put it in a `<search>` with a form: then it works before the scripts are there.
 */
export function SearchField(props: SearchFieldProps) {
  const { clearLabel, submitLabel, busy, busyLabel, ref, onKeyDown, ...rest } = props;
  const { frame: texts, control } = useFieldProps(rest);
  const [input, setInput] = useOwnRef(ref);

  const empty = () => {
    if (!input.current) return;
    typeInto(input.current, '');
    input.current.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const field = event.currentTarget;
    if (event.key !== 'Escape' || event.defaultPrevented || !field.value || field.readOnly) return;
    event.preventDefault();
    event.stopPropagation();
    empty();
  };

  return (
    <Field {...texts}>
      <span className={frame({ submit: Boolean(submitLabel) }).className}>
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...control}
          // the way a style sheet can tell whether the field is empty
          placeholder={control.placeholder || ' '}
          ref={setInput}
          type="search"
          onKeyDown={onKey}
          className={classNames(box().className, control.className)}
          data-ui="box"
        />
        <span className={busy ? spinner().className : glass().className} aria-hidden="true">
          {!busy && <SearchIcon />}
        </span>
        <VisuallyHidden>
          <span role="status">{busy ? busyLabel : null}</span>
        </VisuallyHidden>
        <button
          type="button"
          className={clear({ submit: Boolean(submitLabel) }).className}
          aria-label={clearLabel}
          title={clearLabel}
          aria-controls={control.id}
          onClick={empty}
        >
          <CloseIcon />
        </button>
        {submitLabel && (
          <button
            type="submit"
            className={submit().className}
            aria-label={submitLabel}
            title={submitLabel}
            disabled={control.disabled}
          >
            <ArrowEndIcon />
          </button>
        )}
      </span>
    </Field>
  );
}
