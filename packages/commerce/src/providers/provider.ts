import type { AddressOf, PaymentProvider as PaymentConfig } from '@marquee/realm';
import type { CardText } from './card-texts';

/** A provider's type, as a realm's entry names it. */
export type ProviderType = PaymentConfig['type'];

/** A realm's entry for a provider. */
export type ConfigOf<Type extends ProviderType> = Extract<PaymentConfig, { type: Type }>;

/** The payment methods that a viewer may choose (spec 2 §3). */
export type MethodType = 'card' | 'wepay' | 'bancontact' | 'ideal' | 'pix' | 'alipay';

/** The answer of the origin's `initPayment`, which says by `provider` what a form needs. */
export type ParsedData =
  | { provider: 'sandboxCard'; frame: string; ticket: string }
  | { provider: 'sandboxBank' }
  | {
      provider: 'stripe';
      /** What its form is told of what is due. */
      elements: { mode: 'payment' | 'setup'; amount?: number; currency: string };
      /** Of a card that is kept without a payment. */
      clientSecret?: string;
    };

/** An amount with its currency: minor units, and how many digits they are. */
export interface Money {
  amount: number;
  currency: string;
  scale: number;
}

/** The sources of other companies' that pay pages may use, for their Content-Security-Policy. */
export interface PolicySources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Names of Trusted Types policies. */
  trustedTypes?: readonly string[];
}

/** The brand's look, for a form in another company's frame: CSS values, read from the page. */
export interface FormLook {
  scheme: 'light' | 'dark';
  text: string;
  muted: string;
  surface: string;
  border: string;
  accent: string;
  danger: string;
  radius: string;
  font: string;
}

/** What a form is mounted with. */
export interface MountInput<Type extends ProviderType = ProviderType> {
  config: ConfigOf<Type>;
  parsedData: Extract<ParsedData, { provider: Type }>;
  /** What is charged today; a form may show it, or need its currency. */
  money: Money;
  /** A language tag, such as `pt-BR`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  look: FormLook;
  /** The texts of the form in the viewer's language: names of fields, and by `error` what a code means (2.5-03 to 2.5-13). */
  texts: Readonly<Record<CardText, string>>;
  error(code: string): string;
  /** What is asked beside number, expiry and security code; both by default. Each field is a move more for a viewer. */
  asks?: readonly ('holder' | 'zip')[];
  /** Completes a path of the realm's with its origin's address. */
  addressOf: AddressOf;
}

/** How far a form is. `complete`: it can be submitted. */
export type FieldsState = 'empty' | 'incomplete' | 'complete';

/** What a mounted form tells the page. */
export interface MountEvents {
  state(state: FieldsState): void;
  /** The height that its content needs, in pixels. The frame has it already. */
  height(height: number): void;
  /** The viewer has left the form by Tab (`forward`) or Shift+Tab: focus what comes after or before it. */
  leave(direction: 'forward' | 'backward'): void;
  /** The form has gone, and cannot come back by itself: ask `initPayment` again and mount anew. */
  lost(): void;
}

/** An error at a field of the card. `card` is the whole card. */
export interface FieldError {
  field: 'number' | 'expiry' | 'cvc' | 'holder' | 'zip' | 'card';
  /** A code of spec 2 §5, such as `incomplete_number`; give it to `cardError`. */
  code: string;
}

/** What `validate` and the payment arrangement name a viewer's entry by. */
export interface EnteredDetails {
  paymentDetailsExid: string;
}

/** A mounted form. */
export interface Fields {
  focus(at: 'first' | 'last'): void;
  /** Sends what was entered to the provider. The errors also stand at the fields, whose first wrong one has the focus. */
  submit(): Promise<{ details: EnteredDetails } | { fieldErrors: readonly FieldError[] }>;
  destroy(): void;
}

/** The part of the origin's order that a confirmation needs. */
export interface ConfirmableOrder {
  id: string;
  /** What the viewer has to do elsewhere. */
  next?: {
    type: 'challenge' | 'redirect';
    address?: string;
    /** In place of an address, where the provider's own script asks the viewer. */
    clientSecret?: string;
  } | null;
}

/** `settled` and `pending` both mean: ask the origin for the order. `closed`: the viewer closed the challenge. */
export type Confirmation = 'settled' | 'pending' | 'closed' | { redirect: string };

/** Where a challenge may be shown. `place` is an element of an open dialog; without one the whole page goes to it. */
export interface ConfirmInput<Type extends ProviderType = ProviderType> {
  config: ConfigOf<Type>;
  order: ConfirmableOrder;
  place?: HTMLElement;
  /** The frame's name for screen readers. */
  title: string;
  /** Aborts when the viewer closes the dialog: the frame goes, and the answer is `closed`. */
  signal?: AbortSignal;
  /** A language tag. */
  locale: string;
  /** Completes a path of the realm's with its origin's address. */
  addressOf: AddressOf;
}

/** What a return address may say (2.2-01); a hint, the order is the truth. */
export interface ReturnHints {
  targetPaymentProvider?: string;
  paymentProviderId?: string;
  paymentMethodType?: string;
  redirectStatus?: string;
  from?: string;
  orderId?: string;
}

/**
 * A way to pay: an adapter plus data, as a sign-in provider is. A page loads the folder of the method that the viewer has chosen, and
 * no other.
 */
export interface PaymentProvider<Type extends ProviderType = ProviderType> {
  type: Type;
  methods: readonly MethodType[];
  /** `frame`: a form on our page (`mount`); `redirect`: the viewer goes to the provider's pages. */
  face: 'frame' | 'redirect';
  /** Whether the summary hides the billing address for its cards (2.2-17). */
  hidesBillingAddress: boolean;
  /** The sources that pay pages need; for the server alone. */
  sources(config: ConfigOf<Type>, addressOf: AddressOf): PolicySources;
  /** Shows the form in an empty element. @throws {PaymentFormError} when the form does not come. */
  mount?(place: HTMLElement, input: MountInput<Type>, on: MountEvents): Promise<Fields>;
  /** Does what the order's `next` asks for. @throws {PaymentFormError} for an address that is not the provider's. */
  confirm(input: ConfirmInput<Type>): Promise<Confirmation>;
  /** Reads a return address. */
  resume(query: URLSearchParams): ReturnHints;
}

/** A provider's folder. */
export interface ProviderModule<Type extends ProviderType = ProviderType> {
  provider: PaymentProvider<Type>;
}

/**
 * Why a form or a challenge could not be shown. `UNAVAILABLE`: it did not come in time, or not at all; `REFUSED`: it did not take our
 * ticket; `NONSENSE`: an address or an answer that does not fit.
 */
export class PaymentFormError extends Error {
  override readonly name = 'PaymentFormError';
  readonly code: 'UNAVAILABLE' | 'REFUSED' | 'NONSENSE';

  constructor(code: PaymentFormError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
