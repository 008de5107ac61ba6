import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { LockIcon } from '../Icon';
import { CardFieldFrame } from './CardFieldFrame';

const meta = { title: 'Forms/CardFieldFrame', component: CardFieldFrame } satisfies Meta<
  typeof CardFieldFrame
>;

export default meta;
type Story = StoryObj;

/** What a provider renders: a line of digits in a document of its own. */
const figures = (text: string) => (
  <span dir="ltr" style={{ display: 'block', textAlign: 'start' }}>
    {text}
  </span>
);

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <CardFieldFrame label={t.cardNumber} hint={t.cardHint} aside={<LockIcon />} required />
          <CardFieldFrame label={t.cardNumber} focused>
            {figures('4242 4242')}
          </CardFieldFrame>
          <CardFieldFrame label={t.cardNumber} complete completeLabel={t.cardComplete}>
            {figures('4242 4242 4242 4242')}
          </CardFieldFrame>
          <CardFieldFrame label={t.cardNumber} error={t.cardError}>
            {figures('4242 4242 42')}
          </CardFieldFrame>
          <CardFieldFrame label={t.cardNumber} loading loadingLabel={t.cardLoading} />
          <CardFieldFrame label={t.cardNumber} disabled>
            {figures('•••• 4242')}
          </CardFieldFrame>
        </>
      )}
    </FormColumn>
  ),
};

function Provider({ t }: { t: FormTexts }) {
  const [focused, setFocused] = useState(false);
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <CardFieldFrame
      id="card"
      label={t.cardNumber}
      hint={t.cardHint}
      focused={focused}
      complete={digits.length === 16}
      completeLabel={t.cardComplete}
      onFocusRequest={() => field.current?.focus()}
    >
      <input
        ref={field}
        aria-label={t.cardNumber}
        dir="ltr"
        inputMode="numeric"
        maxLength={16}
        value={digits}
        onChange={(event) => setDigits(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={{ all: 'unset', inlineSize: '100%' }}
      />
    </CardFieldFrame>
  );
}

/** A test double of a provider: its events set the frame's states, the label gives it the focus. */
export const WithAProvider: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>{(t) => <Provider t={t} />}</FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(t.cardNumber));
    const field = canvas.getByRole('textbox', { name: t.cardNumber });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4242424242424242');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.cardComplete);
  },
};
