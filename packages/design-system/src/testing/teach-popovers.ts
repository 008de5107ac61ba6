/**
 * Gives jsdom, which has no `popover`, as much of it as tests need. Returns a function that takes
 * it away again.
 */
export function teachPopovers(): () => void {
  const open = new Set<Element>();
  const change = (panel: HTMLElement, newState: 'open' | 'closed') => {
    const oldState = newState === 'open' ? 'closed' : 'open';
    const send = (name: string) =>
      panel.dispatchEvent(Object.assign(new Event(name), { newState, oldState }));
    send('beforetoggle');
    if (newState === 'open') open.add(panel);
    else open.delete(panel);
    send('toggle');
  };
  const real = Element.prototype.matches;
  const taught = {
    showPopover(this: HTMLElement) {
      if (!open.has(this)) change(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      if (open.has(this)) change(this, 'closed');
    },
    matches(this: HTMLElement, selector: string) {
      if (selector === ':popover-open') return open.has(this);
      // jsdom's own answer depends on what other tests have focused before
      if (selector === ':focus-visible') return this === document.activeElement;
      return real.call(this, selector);
    },
  };
  Object.assign(HTMLElement.prototype, taught);
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel) change(panel, open.has(panel) ? 'closed' : 'open');
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    for (const panel of open) {
      if (panel instanceof HTMLElement && panel.popover !== 'manual') change(panel, 'closed');
    }
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', closeByKey);
  return () => {
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', closeByKey);
    for (const name of Object.keys(taught)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
