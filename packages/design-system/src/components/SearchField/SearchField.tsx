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
  /** The name of the button that empties the field, e.g. "Clear search". */
  clearLabel: string;
  /**
   * The name of a button that submits the form around the field, e.g. "Search"; without it there is
   * no button, and Enter submits.
   */
  submitLabel?: string;
  /** Whether results are loading: a spinner replaces the magnifier. False by default. */
  busy?: boolean;
  /** Announced while busy, e.g. "Searching". */
  busyLabel?: string;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** The input's ref; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a search. Escape empties it; in an empty field Escape is left to the elements around
 * it, e.g. an overlay that closes. Put it in a `<search>` with a form, so that it works before the
 * scripts have loaded.
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
          // lets the style sheet tell whether the field is empty
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
