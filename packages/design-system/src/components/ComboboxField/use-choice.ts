import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { type ComboboxOption, matching, meant } from './matching';

const { stateChangeTypes: change } = useCombobox;

export interface Choosing {
  options: readonly ComboboxOption[];
  /** What is typed counts as it is; otherwise only what the list holds. */
  freeText: boolean;
  /** The list is filtered elsewhere: show it as it comes. */
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

/** What is chosen, what is typed and what is shown: the rules of this field over downshift's own. */
export function useChoice(choosing: Choosing) {
  const { options, freeText, filtered, readOnly, value, defaultValue } = choosing;
  const { onValueChange, onTextChange, ids } = choosing;
  const find = (wanted: string) => options.find((option) => option.value === wanted) ?? null;
  const first = value ?? defaultValue;

  // only what was typed since the list opened filters it: a chosen label would leave itself alone in the list
  const [typed, setTyped] = useState('');
  const fitting = (text: string) => (filtered ? [...options] : matching(options, text));
  const items = fitting(typed);

  /** What stands when the list closes: nothing half typed in a field that takes only what the list holds. */
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
        // nothing to take: the text stays to be mended
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
  // the caller's value, once it or the list it stands in has changed
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the viewer does meanwhile is not undone by it
  useEffect(() => {
    if (value !== undefined && value !== now) put(value);
  }, [value, options]);

  return { ...combobox, items, now, put };
}

const kept = ({ inputValue, selectedItem }: State) => ({ inputValue, selectedItem });
