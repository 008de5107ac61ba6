import type { Meta } from '@storybook/react-vite';
import { type CardFormContent, pageCardForm } from '../testing/page-card-form';
import { basket, cardMethod } from '../testing/samples';
import { partStory } from '../testing/stories';
import { NewCard } from './NewCard';

const meta = {
  title: 'Commerce/Pay/New card',
  component: NewCard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewCard>;

export default meta;

/** The form with its brand's look; in the product it is in a frame of the provider's site. */
const cardForm = (content: CardFormContent) =>
  partStory(
    <NewCard
      method={cardMethod}
      money={basket().today}
      entry="SIGNUP"
      load={pageCardForm(content)}
      ref={null}
    />,
    {
      '/payment-method/init': [
        200,
        {
          parsedData: {
            provider: 'sandboxCard',
            frame: 'http://cards.localhost/frame',
            ticket: 'one',
          },
          asOf: basket().asOf,
        },
      ],
    },
  );

export const Empty = cardForm({});

export const Typed = cardForm({
  typed: {
    number: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
    holder: 'Kim Okafor',
    zip: '10115',
  },
});

/** After a press: each field says what is wrong with it. */
export const FieldErrors = cardForm({
  typed: { number: '4242 4242 42', expiry: '13 / 34', cvc: '1', holder: 'Kim Okafor' },
  errors: [
    { field: 'number', code: 'incomplete_number' },
    { field: 'expiry', code: 'invalid_expiry_month' },
    { field: 'cvc', code: 'incomplete_cvc' },
    { field: 'zip', code: 'invalid_zip' },
  ],
});

/** It is on its way. */
export const Loading = partStory(
  <NewCard
    method={cardMethod}
    money={basket().today}
    entry="SIGNUP"
    load={() => new Promise(() => {})}
    ref={null}
  />,
  { '/payment-method/init': 'never' },
);
