/** In a form, which keeps what was typed, no answer in time reads so: for a row's `instead`. */
export const FORM_WORDS = { 'failure.timeout': 'failure.timeoutTyped' } as const;
