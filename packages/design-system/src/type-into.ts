/**
 * Puts a text into a text control as if the viewer had typed it: listeners and React's onChange
 * run, so a form library that registered the control is told too. React overrides `value` on each
 * element, so this uses the prototype's own setter.
 */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
