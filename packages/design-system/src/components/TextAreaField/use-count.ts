import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Characters as a reader counts them: an emoji or a letter with its marks is one. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

/** How much is written, whoever writes it: the viewer, the caller's `value`, a form library, a reset of the form. */
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
    // the control still holds its old text while the event runs
    const later = () => queueMicrotask(recount);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, [textarea, recount]);
  return { used, recount };
}
