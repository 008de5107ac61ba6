import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const TERMS = 'completion.error.terms';

/** The failures of saving the missing part of an account. */
export const COMPLETION_ERRORS: FailureRow = {
  codes: {
    FIELDS_REFUSED: 'form.errorSummary',
    TERMS_CHANGED: TERMS,
  },
  instead: {
    ...FORM_FAILURE_LABELS,
    'failure.unavailable': 'completion.error.unavailable',
    'failure.terms': TERMS,
  },
  ordinary: ['form.errorSummary', TERMS],
  generic: 'completion.error.generic',
};
