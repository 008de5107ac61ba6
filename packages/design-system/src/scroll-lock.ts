/**
 * Call this before a modal opens. The base css stops the page behind it from scrolling; where a
 * scrollbar takes room, this keeps that room, so that nothing moves sideways when the scrollbar
 * goes.
 */
export function keepScrollbarRoom(): void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}
