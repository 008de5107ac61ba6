const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Writes Arabic-Indic (٠–٩) and Persian (۰–۹) digits as 0–9; every other character stays. */
export function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
  });
}

/** The digits of a text, as 0–9, without anything between them. */
export function onlyDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
