/**
 * Puts a text into a text control as if it had been typed: listeners and React's onChange hear of it, so a form library
 * that registered the control does too. React overrides `value` on each element; the prototype's own setter goes round it.
 */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
