import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/**
 * Shares one element between the caller's ref and ours. Returns ours, and a ref to give to the
 * element.
 */
export function useOwnRef<Element>(
  outer: Ref<Element> | undefined,
): [RefObject<Element | null>, RefCallback<Element>] {
  const own = useRef<Element>(null);
  const both = useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof outer === 'function') outer(element);
      else if (outer) outer.current = element;
    },
    [outer],
  );
  return [own, both];
}
