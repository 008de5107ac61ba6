import type { Failure } from '@marquee/renderer/failures';
import type { FieldError } from '../providers/provider';
import type { changedAmounts } from '../rules/what-was-shown';

/** What the viewer is told above the button. */
export type CheckoutNotice =
  | { is: 'failure'; failure: Failure }
  /** Without amounts where they are not known: the summary has what holds now. */
  | { is: 'priceChanged'; changed: ReturnType<typeof changedAmounts> }
  /** The basket was paid for or changed elsewhere; what it is now is in view. */
  | { is: 'gone' }
  | { is: 'noTrial' }
  /** The account asks for its PIN before a purchase. */
  | { is: 'pin' }
  /** A required term is not accepted. */
  | { is: 'terms' }
  | { is: 'cardErrors'; errors: readonly FieldError[] };
