import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Container } from '../Layout';
import { PhoneField, type PhoneFieldProps } from './PhoneField';
import type { PhoneCountry } from './phone-rules';

const meta = { title: 'Forms/PhoneField', component: PhoneField } satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj;

/** Code, calling code, example, trunk prefix; in the order of the sample names. */
const WORLD = [
  ['GB', '44', '07400 123456', '0'],
  ['US', '1', '(201) 555-0123', ''],
  ['CA', '1', '(506) 234-5678', ''],
  ['DE', '49', '01512 3456789', '0'],
  ['SA', '966', '051 234 5678', '0'],
  ['EG', '20', '0100 123 4567', '0'],
  ['BR', '55', '(11) 96123-4567', '0'],
] as const;

const countriesIn = (t: SpecialFieldTexts): PhoneCountry[] =>
  WORLD.map(([code, callingCode, example, trunkPrefix], index) => ({
    code,
    name: t.countries[index] ?? code,
    callingCode,
    example,
    trunkPrefix,
  }));

const story = (given: (t: SpecialFieldTexts) => Partial<PhoneFieldProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <PhoneField
          label={t.phone}
          name="phone"
          countryLabel={t.country}
          countries={countriesIn(t)}
          {...given(t)}
        />
      </Container>
    );
  },
});

export const Empty = story((t) => ({ hint: t.phoneHint, required: true }));
export const PartFilled = story((t) => ({
  defaultCountry: 'SA',
  defaultValue: '+96651',
  error: t.phoneError,
}));
export const Filled = story((t) => ({ defaultValue: '+12015550123', hint: t.phoneHint }));
export const Wrong = story((t) => ({
  defaultValue: '+447400',
  error: t.phoneError,
  required: true,
}));
export const Disabled = story(() => ({ defaultValue: '+447400123456', disabled: true }));
export const ReadOnly = story(() => ({ defaultValue: '+447400123456', readOnly: true }));

/** Grouped as in the number's own country, after the viewer has left the field. */
export const Formatted = story(() => ({
  defaultValue: '+447400123456',
  format: (digits, { code }) =>
    code === 'GB' ? `0${digits.slice(0, 4)} ${digits.slice(4)}` : digits,
}));

/**
 * A number with its plus chooses the country; the calling code leaves the text when the focus does.
 */
export const ByKeyboard: Story = {
  ...story((t) => ({ hint: t.phoneHint })),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const t = specialFieldTexts(globals);
    const number = canvas.getByRole('textbox', { name: t.phone });
    const country = canvas.getByRole('combobox', { name: t.country });
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('+966 (0)51 234 5678');
    await expect(country).toHaveValue('SA');
    await userEvent.tab();
    await expect(number).toHaveValue('051 234 5678');
    await expect(canvasElement.querySelector('input[name=phone]')).toHaveValue('+966512345678');
    await userEvent.selectOptions(country, 'GB');
    await expect(number).toHaveAttribute('placeholder', '07400 123456');
  },
};
