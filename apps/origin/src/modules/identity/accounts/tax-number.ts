/** One of the two digits that check a Brazilian number: by the digits before it, with weights that fall to two. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce(
    (total, digit, index) => total + digit * (digits.length + 1 - index),
    0,
  );
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

function isCpf(text: string): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d\d)$/.test(text)) return false;
  const digits = [...text.replaceAll(/\D/g, '')].map(Number);
  // Eleven times one digit checks out, but is never issued.
  if (new Set(digits).size === 1) return false;
  return (
    checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10]
  );
}

/**
 * Accepts a number that a country's tax office may have issued. Brazil's are checked (CPF); of
 * others only the form is known.
 */
export function isTaxNumber(text: string, country: string | undefined): boolean {
  const value = text.trim();
  if (country === 'BR' || /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(value)) return isCpf(value);
  return /^[\p{L}\d][\p{L}\d .\-/]{3,29}$/u.test(value);
}
