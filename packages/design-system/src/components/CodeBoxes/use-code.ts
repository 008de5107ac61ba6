import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { holdsUnreadable } from '../../digits';
import { useFormReset } from '../../use-form-reset';
import { boxAfterKey, boxAt, boxesOf, boxUnder, type CodeRange, writeCode } from './code-rules';

interface CodeOptions {
  length: number;
  /** The capitals that a code may have; only digits when undefined. */
  letters: string | undefined;
  /** The initial code. */
  first: string;
  wrong: boolean;
  ref: Ref<HTMLInputElement> | undefined;
  /**
   * Called after each change, with whether characters were left out of a code that is not complete
   * without them.
   */
  onLeaveOut(leftOut: boolean): void;
  onType(code: string): void;
  onComplete(code: string): void;
}

/**
 * The drawn boxes of one real input. The input has the code, caret and selection; this hook watches
 * them, and keeps the caret in one box, on the digit that typing would replace.
 */
export function useCode(options: CodeOptions) {
  const { length, letters, first, wrong, ref, onLeaveOut, onType, onComplete } = options;
  const clean = (raw: string) => writeCode(raw, length, letters);
  const [code, setCode] = useState(() => clean(first));
  const [range, setRange] = useState<CodeRange | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const lastKey = useRef('');

  const draw = () => setCode(clean(input.current?.value ?? ''));
  // A form library or the browser may have written to the input without an event, so this runs
  // after every render.
  useLayoutEffect(draw);
  useFormReset(input, () => queueMicrotask(draw));

  useEffect(() => {
    // a wrong code is typed anew, not corrected: the next digit replaces all of it
    if (wrong && document.activeElement === input.current) input.current?.select();
  }, [wrong]);

  const put = ({ from, to }: CodeRange) => {
    input.current?.setSelectionRange(from, to);
    setRange({ from, to });
  };
  const rangeOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): CodeRange => ({
    from: selectionStart ?? value.length,
    to: selectionEnd ?? value.length,
  });

  return {
    boxes: boxesOf(code, length, range),
    attach(node: HTMLInputElement | null) {
      input.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    /** Cleans the input's text before other listeners see it, then calls back. */
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const element = event.currentTarget;
      const typed = clean(element.value);
      onLeaveOut(typed.length < length && holdsUnreadable(element.value, letters));
      if (typed !== element.value) {
        const caret = clean(element.value.slice(0, rangeOf(element).from)).length;
        element.value = typed;
        element.setSelectionRange(caret, caret);
      }
      setCode(typed);
      setRange(rangeOf(element));
      if (typed === code) return;
      onType(typed);
      if (typed.length === length) onComplete(typed);
    },
    onSelect(element: HTMLInputElement) {
      const now = rangeOf(element);
      const filled = element.value.length;
      // after Backspace the caret stays between two digits, so that the next one deletes the digit
      // before it
      const between = now.from === now.to && now.from < filled && lastKey.current !== 'Backspace';
      if (between && !element.readOnly) put(boxAt(now.from, filled, length));
      else setRange(now);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      lastKey.current = event.key;
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const { value } = event.currentTarget;
      const next = boxAfterKey(event.key, rangeOf(event.currentTarget).from, value.length, length);
      if (!next) return;
      event.preventDefault();
      put(next);
    },
    /**
     * The input's own text is invisible and in other positions, so a press is matched to the boxes.
     */
    onClick(event: MouseEvent<HTMLInputElement>) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const { from, to } = rangeOf(event.currentTarget);
      lastKey.current = '';
      // a drag or a double press selected something on purpose
      if (width === 0 || to - from > 1) return;
      const { value } = event.currentTarget;
      put(boxUnder((event.clientX - left) / width, value.length, length));
    },
    onBlur: () => setRange(null),
  };
}
