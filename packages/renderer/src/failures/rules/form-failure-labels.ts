/** For `instead` in the row of a form: the label of a timeout that also says that nothing typed is lost. */
export const FORM_FAILURE_LABELS = { 'failure.timeout': 'failure.timeoutTyped' } as const;
