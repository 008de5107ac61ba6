/** A form's labels for a call that got no answer in time, for a row's `instead`: they say that nothing typed is lost. */
export const FORM_WORDS = { 'failure.timeout': 'failure.timeoutTyped' } as const;
