import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Sets the height to that of the text in browsers without `field-sizing: content`. Elsewhere it
 * does nothing.
 */
export function useGrowth(textarea: RefObject<HTMLTextAreaElement | null>, used: number) {
  const grow = useCallback(() => {
    const element = textarea.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.blockSize = `${element.scrollHeight + borders}px`;
  }, [textarea]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that came from outside has its height too
  useEffect(grow, [grow, used]);
  return grow;
}
