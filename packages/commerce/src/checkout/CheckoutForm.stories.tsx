import { CheckboxField, PinField } from '@marquee/design-system';
import { formTexts } from '@marquee/design-system/samples/form-texts';
import { specialFieldTexts } from '@marquee/design-system/samples/special-field-texts';
import { OriginError } from '@marquee/origin-client';
import { defineFeature, type SlotEntries, type SlotProps } from '@marquee/renderer';
import { siteChrome } from '@marquee/renderer/chrome';
import type { Meta } from '@storybook/react-vite';
import { useEffect, useEffectEvent } from 'react';
import { commerce } from '../commerce';
import type { Paying, PayingState } from '../paying/use-paying';
import { basket, cardMethod, storedCard, zeroBalance } from '../testing/samples';
import { pageStory } from '../testing/stories';
import { CheckoutForm } from './CheckoutForm';
import type { CheckoutView } from './load-checkout';

const meta = {
  title: 'Commerce/Pay/Checkout',
  component: CheckoutForm,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutForm>;

export default meta;

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

/** The form as it is while an attempt at paying is at this point; nothing is sent. */
const form = (
  view: CheckoutView,
  state: PayingState = { status: 'idle' },
  slots: (globals: Record<string, unknown>) => SlotEntries = () => ({}),
) => {
  const paying: Paying = { state, begin: async () => {}, askAgain: () => {}, clear: () => {} };
  const Page = () => (
    <CheckoutForm
      view={view}
      paying={paying}
      reload={async () => {}}
      onGone={async () => {}}
      from={undefined}
      replaces={undefined}
    />
  );
  return pageStory('/pay', {}, {}, (globals) => [
    defineFeature({
      name: 'checkout',
      labels: commerce.labels,
      routes: [
        ...commerce.routes.filter(({ name }) => name !== 'pay'),
        { name: 'pay', load: async () => ({ Page, chrome: siteChrome }) },
      ],
      slots: slots(globals),
    }),
  ]);
};

const paidByVoucher = basket({
  vouchers: [
    {
      code: 'FREEMONTH',
      name: 'A month for nothing',
      discount: { type: 'PERCENTAGE', percentage: 100, state: 'ACTIVE', lifeTimeRepeat: false },
      amount: eur(999),
    },
  ],
  discount: eur(999),
  discountedTotal: eur(0),
  discountedTax: eur(0),
  today: eur(0),
});

/** A voucher pays for all of it: it is ordered at once, without a card, a form or a press. */
export const ZeroBalance = form(
  { basket: paidByVoucher, methods: [zeroBalance], cards: [] },
  { status: 'sending' },
);

/** Another feature's question for the terms, of which a required one is not accepted yet. */
const terms = (globals: Record<string, unknown>): SlotEntries => {
  const { before, link, between, second, after } = formTexts(globals).terms;
  const text = [before, link, between, second, after].join('');
  const Contribution = ({ onAnswers }: SlotProps['checkout.terms']) => {
    const tell = useEffectEvent(() => onAnswers(null));
    useEffect(() => tell(), []);
    return <CheckboxField name="terms" label={text} required />;
  };
  return { 'checkout.terms': [{ name: 'story/terms', load: async () => ({ Contribution }) }] };
};

/** The brand's terms have to be accepted before the press; of the card's provider (`showEula`) the card says that it has its own. */
export const TermsToAccept = form(
  {
    basket: basket(),
    methods: [cardMethod],
    cards: [
      storedCard({ showEula: true }),
      storedCard({ cardId: 'card-2', cardType: 'mastercard', last4Digits: '4444', default: false }),
    ],
  },
  undefined,
  terms,
);

/** The account asks for its PIN before a purchase; the form is another feature's. */
export const PinAsked = form(
  { basket: basket(), methods: [cardMethod], cards: [storedCard()] },
  {
    status: 'refused',
    error: new OriginError('http', { status: 403, code: 'PIN_REQUIRED' }),
    outcome: { is: 'refused' },
  },
  (globals) => {
    const { pin } = specialFieldTexts(globals);
    const Contribution = ({ done }: SlotProps['checkout.pin']) => (
      <PinField label={pin} onComplete={done} />
    );
    return { 'checkout.pin': [{ name: 'story/pin', load: async () => ({ Contribution }) }] };
  },
);
