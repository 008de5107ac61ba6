import { type FailureRow, FORM_WORDS } from '@marquee/renderer/failures';

const GENERIC = 'confirmation.sorrySomethingWentWrong';

/** The failures of sending another email. */
export const RESEND_ERRORS: FailureRow = {
  instead: { ...FORM_WORDS, 'failure.unavailable': GENERIC },
  generic: GENERIC,
};
