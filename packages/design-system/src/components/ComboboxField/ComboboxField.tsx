import type { FocusEventHandler, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { useId, useRef } from 'react';
import { useFormReset } from '../../use-form-reset';
import { useOwnRef } from '../../use-own-ref';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { ChevronDownIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { frame, toggle } from './ComboboxField.styles';
import { ComboboxList } from './ComboboxList';
import type { ComboboxOption } from './matching';
import { useChoice } from './use-choice';
import { usePopup } from './use-popup';

export interface ComboboxFieldProps
  extends FieldTexts,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoCapitalize'
      | 'autoFocus'
      | 'dir'
      | 'disabled'
      | 'enterKeyHint'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'readOnly'
      | 'spellCheck'
    > {
  /** The choices in their order. */
  options: readonly ComboboxOption[];
  /** Names the button that opens the list, e.g. "Show countries". */
  toggleLabel: string;
  /** Shown and said where nothing fits, e.g. "No country of that name". */
  emptyText: string;
  /** Said when the list opens or changes, e.g. `(count) => "12 countries"`. */
  countText: (count: number) => string;
  /** Any text counts, and the list only helps; the value is the text. False by default: only what the list holds. */
  freeText?: boolean;
  /** `options` are already those for what is typed, from a server. False by default: they are filtered here. */
  filtered?: boolean;
  /** More options are on their way. False by default. */
  loading?: boolean;
  /** Shown and said while loading, e.g. "Looking for cities". */
  loadingLabel?: string;
  /** The value that the form sends. With `freeText` the text goes under this name. */
  name?: string;
  /** An option's value (with `freeText`: a text), where the caller keeps it; the empty string is none. */
  value?: string;
  /** The value at the start, and after a reset of the form; none by default. */
  defaultValue?: string;
  /** A choice was made or taken back. In React Hook Form's `Controller`: `field.onChange`. */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  /** The text in the field changed, e.g. to ask a server for options. */
  onTextChange?: (text: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** The control's id; made up when left out. */
  id?: string;
  /** The text control: for focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One choice out of many, found by typing: by any of its words, without accents and in either writing of alef. Arrow keys,
 * Page up and Page down move, Enter takes, Escape closes and takes back what was half typed.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    options,
    toggleLabel,
    emptyText,
    countText,
    loading = false,
    loadingLabel,
    ...rest
  } = props;
  const { freeText = false, filtered = false, value, defaultValue = '', name, ...more } = rest;
  const { onValueChange, onTextChange, ref, ...fieldProps } = more;
  const { frame: texts, control } = useFieldProps(fieldProps);
  const { disabled, readOnly = false } = control;
  const menuId = `${useId()}-list`;
  const [input, setInput] = useOwnRef(ref);
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const ids = { inputId: control.id, labelId: texts.wiring.labelId, menuId };
  const choice = useChoice({
    options,
    freeText,
    filtered,
    readOnly,
    value,
    defaultValue,
    onValueChange,
    onTextChange,
    ids,
  });
  const { isOpen, items } = choice;
  usePopup(anchor, popup, isOpen);
  useFormReset(input, () => choice.put(defaultValue));

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // with the list closed Escape belongs to a dialog around; Home and End move the caret, as in every text field
    const ours = key === 'Escape' ? isOpen : key !== 'Home' && key !== 'End';
    if (!ours) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const count = items.length > 0 ? countText(items.length) : emptyText;

  return (
    <Field {...texts}>
      <span ref={anchor} className={frame().className}>
        <input
          autoCorrect="off"
          {...choice.getInputProps({ ...control, onKeyDown, ref: setInput })}
          type="text"
          name={freeText ? name : undefined}
          className={box().className}
          data-ui="box"
        />
        <button
          type="button"
          {...choice.getToggleButtonProps({ disabled: disabled || readOnly })}
          aria-label={toggleLabel}
          className={toggle().className}
        >
          <ChevronDownIcon />
        </button>
      </span>
      {!freeText && name && (
        <input type="hidden" name={name} value={choice.now} disabled={disabled} />
      )}
      <ComboboxList
        choice={choice}
        popup={popup}
        loading={loading}
        loadingLabel={loadingLabel}
        emptyText={emptyText}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && (loading ? loadingLabel : count)}</span>
      </VisuallyHidden>
    </Field>
  );
}
