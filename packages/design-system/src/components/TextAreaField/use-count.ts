import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Counts characters as a reader does: an emoji, or a letter with its marks, is one. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * Counts the characters of a text, whatever writes it: the viewer, the caller's `value`, a form
 * library, a reset of the form.
 */
export function useCount(
  textarea: RefObject<HTMLTextAreaElement | null>,
  { value, defaultValue }: Texts,
) {
  const [used, setUsed] = useState(() => countCharacters(String(value ?? defaultValue ?? '')));
  const recount = useCallback(() => {
    if (textarea.current) setUsed(countCharacters(textarea.current.value));
  }, [textarea]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value from the caller is counted anew
  useEffect(recount, [recount, value]);
  useEffect(() => {
    const form = textarea.current?.form;
    // the control still has its old text while the event runs
    const later = () => queueMicrotask(recount);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, [textarea, recount]);
  return { used, recount };
}
