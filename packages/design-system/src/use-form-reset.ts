import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when the form around an element is reset. A control that keeps its value in a hidden
 * input uses it to go back to its default, as the platform's own controls do.
 */
export function useFormReset(
  element: RefObject<HTMLInputElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = element.current?.form;
    if (!form) return;
    const reset = () => latest.current();
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [element]);
}
