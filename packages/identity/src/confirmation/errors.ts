import { type ErrorRow, NO_ANSWER } from '../rules/error-catalogue';
import { usualCodes } from '../rules/usual-codes';

const generic = 'confirmation.sorrySomethingWentWrong';

/** Asking for another letter. */
export const RESEND_ERRORS: ErrorRow = {
  messages: {},
  codes: usualCodes(generic, { timeout: NO_ANSWER.TIMEOUT }),
  generic,
  unknownKey: generic,
};
