import type { FormLook } from '../providers/provider';

/** Reads the brand's look from the page, for a form in another company's frame. */
export function formLook(element: HTMLElement): FormLook {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    scheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
    text: token('text'),
    muted: token('text-muted'),
    surface: token('surface-sunken'),
    border: token('border-strong'),
    accent: token('focus'),
    danger: token('danger-text'),
    radius: token('r-field'),
    font: style.fontFamily,
  };
}
