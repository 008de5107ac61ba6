/** What Tab stops at; of a group of radio buttons only the chosen one. */
const STOPS =
  'a[href], button:enabled, input:enabled:not([type="radio"]), input[type="radio"]:enabled:checked, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/**
 * Moves the focus to what Tab comes to after an element of the page, or before it: a frame of another site says only that Tab leaves
 * it. What is hidden takes no focus, so the next one is tried.
 */
export function focusNextStop(element: Element, direction: 'forward' | 'backward'): void {
  const side =
    direction === 'forward' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !element.contains(one) &&
      (element.compareDocumentPosition(one) & side) !== 0,
  );
  if (direction === 'backward') beside.reverse();
  for (const one of beside) {
    one.focus();
    if (document.activeElement === one) return;
  }
}
