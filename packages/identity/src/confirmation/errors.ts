import { type FailureRow, FORM_FAILURE_LABELS } from '@marquee/renderer/failures';

const GENERIC = 'confirmation.sorrySomethingWentWrong';

/** The failures of sending another email. */
export const RESEND_ERRORS: FailureRow = {
  instead: { ...FORM_FAILURE_LABELS, 'failure.unavailable': GENERIC },
  generic: GENERIC,
};
