/**
 * A date, a number or a list that was filled in before the page came alive: their controls keep what is typed themselves,
 * and have not heard of it. Each is told now, as if it had just been typed.
 */
export function announceEarlyTyping(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      const { value, defaultValue, type, name } = control;
      if (name || type === 'hidden' || value === defaultValue) continue;
      // React compares with what it saw last: first the value as it wrote it, then, past React, the one that was typed.
      control.value = defaultValue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        control,
        value,
      );
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
