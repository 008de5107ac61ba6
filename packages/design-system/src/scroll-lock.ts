/**
 * Call before something modal opens: the page behind it stands still (base css), and where a scrollbar takes room, that
 * room is kept so that nothing moves sideways when the bar goes.
 */
export function keepScrollbarRoom(): void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}
