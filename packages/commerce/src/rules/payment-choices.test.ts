import { expect, it } from 'vitest';
import { bancontact, cardMethod, storedCard } from '../testing/samples';
import { paymentChoices } from './payment-choices';

it('paymentChoices has the viewer’s cards first, then the methods', () => {
  const choices = paymentChoices([cardMethod, bancontact], [storedCard()]);
  expect(choices.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'stored stored:card-1',
    'new card:sandboxCard',
    'redirect bancontact:sandboxBank',
  ]);
});

it('paymentChoices leaves out a card whose provider cannot pay this', () => {
  expect(paymentChoices([bancontact], [storedCard()]).map(({ kind }) => kind)).toEqual([
    'redirect',
  ]);
});

it('paymentChoices only lists a carrier’s card: there is no form for a new one', () => {
  const mobile = { ...cardMethod, paymentMethodType: 'mobile' as const };
  expect(paymentChoices([mobile], [storedCard({ paymentMethodType: 'mobile' })])).toHaveLength(1);
});
