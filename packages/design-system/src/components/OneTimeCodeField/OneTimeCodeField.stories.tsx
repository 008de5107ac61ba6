import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Container } from '../Layout';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField';

const meta = { title: 'Forms/OneTimeCodeField', component: OneTimeCodeField } satisfies Meta<
  typeof OneTimeCodeField
>;

export default meta;
type Story = StoryObj;

const story = (given: (t: SpecialFieldTexts) => Partial<OneTimeCodeFieldProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <OneTimeCodeField label={t.code} {...given(t)} />
      </Container>
    );
  },
});

export const Empty = story((t) => ({ hint: t.codeHint, required: true }));
export const PartFilled = story((t) => ({ defaultValue: '4081', hint: t.codeHint }));
export const Filled = story((t) => ({ defaultValue: '408126', hint: t.checking, readOnly: true }));
export const Wrong = story((t) => ({ defaultValue: '408126', error: t.codeError }));
export const Disabled = story((t) => ({
  defaultValue: '408126',
  hint: t.checking,
  disabled: true,
}));
export const ReadOnly = story(() => ({ defaultValue: '408126', readOnly: true }));
export const FourDigits = story((t) => ({ length: 4, hint: t.codeHint }));

/** A code that a television shows: eight letters that cannot be confused with one another. */
export const Letters = story((t) => ({
  length: 8,
  letters: 'BCDFGHJKLMNPQRSTVWXZ',
  defaultValue: 'BCDFGHJK',
  hint: t.codeHint,
}));

const RIGHT = '123456';

function Check({ t }: { t: SpecialFieldTexts }) {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState('');
  return (
    <>
      <OneTimeCodeField
        label={t.code}
        hint={t.codeHint}
        error={error}
        onValueChange={() => setError(undefined)}
        onComplete={(code) => {
          setSent(code);
          setError(code === RIGHT ? undefined : t.codeError);
        }}
      />
      <output dir="ltr">{sent}</output>
    </>
  );
}

/** A wrong code submits itself, shows its error, and is typed over; a right one is pasted. */
export const ByKeyboard: Story = {
  render: (_, { globals }) => (
    <Container width="narrow">
      <Check t={specialFieldTexts(globals)} />
    </Container>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const t = specialFieldTexts(globals);
    const field = canvas.getByRole('textbox', { name: t.code });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('408126');
    await expect(canvas.getByRole('status')).toHaveTextContent('408126');
    await expect(await canvas.findByText(t.codeError)).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('1');
    await expect(field).toBeValid();
    await expect(canvas.queryByText(t.codeError)).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    await expect(canvas.getByRole('status')).toHaveTextContent('123456');
  },
};
