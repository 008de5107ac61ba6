import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { type ComboboxOption, matching, meant } from './matching';

const { stateChangeTypes: change } = useCombobox;

export interface Choosing {
  options: readonly ComboboxOption[];
  /** Whether the typed text is a value; otherwise only options of the list are. */
  freeText: boolean;
  /** Whether the list is filtered elsewhere and shown as it comes. */
  filtered: boolean;
  readOnly: boolean;
  value: string | undefined;
  defaultValue: string;
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  onTextChange?: (text: string) => void;
  ids: { inputId: string; labelId: string; menuId: string };
}

type State = UseComboboxState<ComboboxOption>;

const labelOf = (option: ComboboxOption | null) => option?.label ?? '';
const keyOf = (option: ComboboxOption | null) => option?.value;

/**
 * The chosen option, the typed text and the shown options: the rules of this field over downshift's
 * own.
 */
export function useChoice(choosing: Choosing) {
  const { options, freeText, filtered, readOnly, value, defaultValue } = choosing;
  const { onValueChange, onTextChange, ids } = choosing;
  const find = (wanted: string) => options.find((option) => option.value === wanted) ?? null;
  const first = value ?? defaultValue;

  // only text typed since the list opened filters it: a chosen label would match only itself
  const [typed, setTyped] = useState('');
  const fitting = (text: string) => (filtered ? [...options] : matching(options, text));
  const items = fitting(typed);

  /**
   * The text when the list closes: no half-typed text in a field that accepts only options of the
   * list.
   */
  const settled = (state: State, highlighted?: ComboboxOption): Partial<State> => {
    if (freeText || !typed) return {};
    const option = highlighted ?? meant(options, state.inputValue) ?? state.selectedItem;
    return { selectedItem: option, inputValue: labelOf(option) };
  };

  const reduce = (
    state: State,
    { type, changes, selectItem }: UseComboboxStateChangeOptions<ComboboxOption>,
  ): Partial<State> => {
    switch (type) {
      case change.InputClick:
        // a second press sets the caret; it does not close the list
        return state.isOpen ? state : changes;
      case change.InputChange: {
        const text = changes.inputValue ?? '';
        if (freeText) return { ...changes, highlightedIndex: -1 };
        if (!text) return { ...changes, highlightedIndex: -1, selectedItem: null };
        // the best match is one Enter away
        return { ...changes, highlightedIndex: fitting(text).findIndex((one) => !one.disabled) };
      }
      case change.InputBlur: {
        const highlighted = selectItem ? items[state.highlightedIndex] : undefined;
        return { ...state, isOpen: false, highlightedIndex: -1, ...settled(state, highlighted) };
      }
      case change.ToggleButtonClick:
        return state.isOpen ? { ...changes, ...settled(state) } : changes;
      case change.InputKeyDownEscape:
        if (freeText || !typed) return { ...changes, ...kept(state) };
        return { ...changes, ...kept(state), inputValue: labelOf(state.selectedItem) };
      case change.InputKeyDownEnter:
        // no match: the text stays, to be corrected
        return !freeText && typed && state.highlightedIndex < 0 ? state : changes;
      default:
        return changes;
    }
  };

  const combobox = useCombobox<ComboboxOption>({
    items,
    ...ids,
    itemToString: labelOf,
    itemToKey: keyOf,
    isItemDisabled: ({ disabled }) => Boolean(disabled),
    initialSelectedItem: freeText ? null : find(first),
    initialInputValue: freeText ? first : labelOf(find(first)),
    stateReducer: (state, action) => (readOnly ? state : reduce(state, action)),
    onStateChange({ type, inputValue, selectedItem, isOpen }) {
      if (type === change.InputChange) setTyped(inputValue ?? '');
      else if (selectedItem !== undefined || isOpen === false) setTyped('');
      if (inputValue !== undefined) {
        onTextChange?.(inputValue);
        if (freeText) {
          const option = options.find(({ label }) => label === inputValue) ?? null;
          onValueChange?.(inputValue, option);
        }
      }
    },
    onSelectedItemChange({ selectedItem }) {
      if (!freeText) onValueChange?.(selectedItem?.value ?? '', selectedItem);
    },
  });

  const { selectedItem, inputValue, selectItem, setInputValue } = combobox;
  const put = (wanted: string) => {
    if (freeText) setInputValue(wanted);
    else selectItem(find(wanted));
  };
  const now = freeText ? inputValue : (selectedItem?.value ?? '');
  // the caller's value, when it or the list of its options has changed
  // biome-ignore lint/correctness/useExhaustiveDependencies: this must not undo what the viewer does meanwhile
  useEffect(() => {
    if (value !== undefined && value !== now) put(value);
  }, [value, options]);

  return { ...combobox, items, now, put };
}

const kept = ({ inputValue, selectedItem }: State) => ({ inputValue, selectedItem });
