/** What a viewer types into the card form, as it stands in the fields. */
export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
  zip: string;
}

export interface CardFieldError {
  field: keyof CardInput | 'card';
  code: string;
}

/** Which fields a page asks for beside number, expiry and cvc. */
export type Asked = readonly string[];

/**
 * Checks what was typed, by the codes of spec 2 §5. The card form and its server have this one function: its text is written into the
 * form's script, so it must use nothing from outside itself.
 */
export function checkCard(
  input: CardInput,
  asked: Asked,
  now: { year: number; month: number },
): CardFieldError[] {
  const errors: CardFieldError[] = [];
  const digits = input.number.replace(/\D/g, '');
  const cvc = input.cvc.replace(/\D/g, '');
  const isAmex = /^3[47]/.test(digits);
  const length = isAmex ? 15 : 16;
  if (digits === '' && cvc === '' && input.expiry === '') {
    return [{ field: 'number', code: 'missing_card' }];
  }
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  if (digits !== '' && !/^[2-6]/.test(digits)) {
    errors.push({ field: 'number', code: 'invalid_number' });
  } else if (digits.length < length) {
    errors.push({ field: 'number', code: 'incomplete_number' });
  } else if (digits.length > length || sum % 10 !== 0) {
    errors.push({ field: 'number', code: 'invalid_number' });
  }
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(input.expiry);
  const month = Number(expiry?.[1]);
  const year = Number(expiry?.[2]) + (expiry?.[2]?.length === 2 ? 2000 : 0);
  if (!expiry) {
    const first = Number(/^\s*(\d{2})/.exec(input.expiry)?.[1] ?? 1);
    const isMonth = first >= 1 && first <= 12;
    errors.push({ field: 'expiry', code: isMonth ? 'incomplete_expiry' : 'invalid_expiry_month' });
  } else if (month < 1 || month > 12) {
    errors.push({ field: 'expiry', code: 'invalid_expiry_month' });
  } else if (year < now.year) {
    errors.push({ field: 'expiry', code: 'invalid_expiry_year_past' });
  } else if (year === now.year && month < now.month) {
    errors.push({ field: 'expiry', code: 'invalid_expiry_month_past' });
  } else if (year > now.year + 50) {
    errors.push({ field: 'expiry', code: 'invalid_expiry_year' });
  }
  const cvcLength = isAmex ? 4 : 3;
  if (/[^\d\s]/.test(input.cvc) || cvc.length > cvcLength) {
    errors.push({ field: 'cvc', code: 'invalid_cvc' });
  } else if (cvc.length < cvcLength) {
    errors.push({ field: 'cvc', code: 'incomplete_cvc' });
  }
  if (asked.includes('holder') && input.holder.trim() === '') {
    errors.push({ field: 'holder', code: 'missing_holder' });
  }
  if (asked.includes('zip') && !/^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u.test(input.zip.trim())) {
    errors.push({ field: 'zip', code: 'invalid_zip' });
  }
  return errors;
}
