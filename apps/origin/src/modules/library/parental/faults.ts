import { Fault } from '../../../kernel/errors/faults';

/** The refusals of parental control. */
export const pinFaults = {
  required: () =>
    new Fault(403, 'PIN_REQUIRED', ['The PIN of parental control is asked for first.']),
  wrong: (left: number) =>
    new Fault(403, 'PIN_WRONG', ['Another PIN is set.']).withDetails({ left }),
  locked: (until: Date) =>
    new Fault(423, 'PIN_LOCKED', ['The PIN was tried in vain too often.']).withDetails({
      until: until.toISOString(),
    }),
  none: () => new Fault(409, 'NO_PIN', ['No PIN is set.']),
  noAddress: () => new Fault(409, 'NO_ADDRESS', ['The account has no email address here.']),
  grownUpOnly: () => new Fault(403, 'GROWN_UP_ONLY', ['A child’s profile cannot set the PIN.']),
  weak: () => new Fault(422, 'WEAK_PIN', ['This PIN is guessed first.']),
  length: (length: number) =>
    new Fault(422, 'PIN_LENGTH', [`A PIN has ${length} digits here.`]).withDetails({ length }),
  codeLate: () => new Fault(410, 'CODE_LATE', ['This code has expired; ask for another.']),
  codeUnknown: () =>
    new Fault(410, 'CODE_UNKNOWN', ['This code was used, or another one has been sent since.']),
} as const;
