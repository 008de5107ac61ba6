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
  /** The options, in their order. */
  options: readonly ComboboxOption[];
  /** The name of the button that opens the list, e.g. "Show countries". */
  toggleLabel: string;
  /** Shown and announced when nothing matches, e.g. "No countries found". */
  emptyText: string;
  /** Announced when the list opens or changes, e.g. `(count) => "12 countries"`. */
  countText: (count: number) => string;
  /**
   * Whether any text is allowed and the list only helps; the value is then the text. False by
   * default: only options of the list.
   */
  freeText?: boolean;
  /**
   * Whether `options` are already filtered, e.g. by a server. False by default: the field filters
   * them.
   */
  filtered?: boolean;
  /** Whether more options are loading. False by default. */
  loading?: boolean;
  /** Shown and announced while loading, e.g. "Looking for cities". */
  loadingLabel?: string;
  /** The name of the value in the form. With `freeText` the value is the text. */
  name?: string;
  /**
   * An option's value (with `freeText`: a text), controlled when given; the empty string is none.
   */
  value?: string;
  /** The initial value, and the value after a reset of the form; none by default. */
  defaultValue?: string;
  /**
   * Called when the viewer chooses or clears. In React Hook Form's `Controller`: `field.onChange`.
   */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  /** Called when the text in the field changes, e.g. to load options from a server. */
  onTextChange?: (text: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** The control's id; generated when left out. */
  id?: string;
  /** The ref of the text control, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice from many options, found by typing any of their words, without accents and in either
 * spelling of alef. Arrow keys, Page Up and Page Down move, Enter takes, Escape closes and undoes
 * what was half typed.
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
    // with the list closed Escape belongs to a dialog around; Home and End move the caret, as in
    // every text field
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
