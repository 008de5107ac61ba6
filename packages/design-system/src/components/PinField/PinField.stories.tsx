import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Container } from '../Layout';
import { PinField, type PinFieldProps } from './PinField';

const meta = { title: 'Forms/PinField', component: PinField } satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj;

const story = (given: (t: SpecialFieldTexts) => Partial<PinFieldProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <PinField label={t.pin} {...given(t)} />
      </Container>
    );
  },
});

export const Empty = story((t) => ({ hint: t.pinHint, required: true }));
export const PartFilled = story((t) => ({ defaultValue: '12', hint: t.pinHint }));
export const Filled = story((t) => ({ defaultValue: '1234', hint: t.pinHint }));
export const Shown = story((t) => ({ defaultValue: '1234', masked: false, hint: t.pinHint }));
export const Wrong = story((t) => ({ defaultValue: '1234', error: t.pinError }));
export const Disabled = story(() => ({ defaultValue: '1234', disabled: true }));
export const ReadOnly = story(() => ({ defaultValue: '1234', readOnly: true }));
export const SixDigits = story((t) => ({ length: 6, hint: t.pinHint }));

/** Typed, one digit replaced in the middle, complete: only dots are visible. */
export const ByKeyboard: Story = {
  ...story((t) => ({ hint: t.pinHint })),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(specialFieldTexts(globals).pin);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1294{ArrowLeft}{ArrowLeft}3');
    await expect(field).toHaveValue('1234');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('123');
  },
};
