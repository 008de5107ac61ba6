/**
 * Gives jsdom, which cannot open a modal `<dialog>`, as much of one as tests need. Returns a
 * function that takes it away again.
 */
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

/**
 * Sends the event that a browser sends when the viewer asks to leave, with Escape or with Back on a
 * phone. Returns whether the dialog prevented it.
 */
export function askToClose(dialog: HTMLElement): boolean {
  return !dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
