import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';
import { usualCodes } from '../rules/usual-codes';

const generic = 'completion.error.generic';
const terms = 'completion.error.terms';

/** What keeps the missing part of an account from being saved. */
export const COMPLETION_ERRORS: ErrorRow = {
  messages: {},
  codes: {
    ...usualCodes('completion.error.unavailable', { timeout: NO_ANSWER.TIMEOUT }),
    FIELDS_REFUSED: 'form.errorSummary',
    CONSENT_REQUIRED: terms,
    TERMS_CHANGED: terms,
  },
  ordinary: ['form.errorSummary', terms],
  generic,
  unknownKey: generic,
};
