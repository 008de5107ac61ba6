/**
 * Passes values that were typed before hydration to controls with a state of their own (dates, numbers,
 * lists), as if the viewer had just typed them.
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
