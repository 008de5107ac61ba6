/** What browsers do for a modal `<dialog>`, as far as tests need it; jsdom cannot open one. Returns the way back. */
export function teachDialogs(): () => void {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
  const taught = {
    showModal(this: HTMLDialogElement) {
      cameFrom.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const before = cameFrom.get(this);
      if (before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event('close'));
    },
  };
  Object.assign(HTMLDialogElement.prototype, taught);
  return () => {
    for (const name of Object.keys(taught))
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  };
}

/** What a browser sends when the viewer asks to leave: Escape, or Back on a phone. Says whether it was held back. */
export function askToClose(dialog: HTMLElement): boolean {
  return !dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
