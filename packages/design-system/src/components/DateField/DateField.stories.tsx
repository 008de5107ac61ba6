import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Container, Stack } from '../Layout';
import { DateField, type DateFieldProps } from './DateField';
import type { DateFormat, DateProblem } from './date-rules';

const meta = { title: 'Forms/DateField', component: DateField } satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj;

const story = (given: (t: SpecialFieldTexts) => Partial<DateFieldProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <DateField
          label={t.born}
          partLabels={t.parts}
          placeholders={t.letters}
          format={t.format}
          {...given(t)}
        />
      </Container>
    );
  },
});

export const Empty = story((t) => ({ hint: t.bornHint, required: true }));
export const PartFilled = story((t) => ({ error: t.incomplete }));
PartFilled.play = async ({ canvas, globals }) => {
  const t = specialFieldTexts(globals);
  await userEvent.type(canvas.getByRole('textbox', { name: t.parts.day }), '03');
  await expect(canvas.getByRole('textbox', { name: t.parts.month })).toHaveFocus();
};
export const Filled = story((t) => ({ defaultValue: '1990-12-03', hint: t.bornHint }));
export const Wrong = story((t) => ({ defaultValue: '2026-02-30', error: t.notReal }));
export const Disabled = story(() => ({ defaultValue: '1990-12-03', disabled: true }));
export const ReadOnly = story(() => ({ defaultValue: '1990-12-03', readOnly: true }));

const FORMATS: DateFormat[] = ['yyyy/mm/dd', 'mm/dd/yyyy', 'dd/mm/yyyy'];

export const EveryOrder: Story = {
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <Stack gap={21}>
          {FORMATS.map((format) => (
            <DateField
              key={format}
              label={format}
              partLabels={t.parts}
              placeholders={t.letters}
              format={format}
              defaultValue={format === 'yyyy/mm/dd' ? '1990-12-03' : undefined}
            />
          ))}
        </Stack>
      </Container>
    );
  },
};

function Birth({ t }: { t: SpecialFieldTexts }) {
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const [value, setValue] = useState<string | null>(null);
  const words = {
    incomplete: undefined,
    'not-real': t.notReal,
    'too-early': t.tooEarly,
    'too-late': t.bornHint,
  };
  return (
    <Stack gap={13}>
      <DateField
        label={t.born}
        hint={t.bornHint}
        partLabels={t.parts}
        placeholders={t.letters}
        format={t.format}
        min="1900-01-01"
        max="2008-11-21"
        birthday
        onValueChange={setValue}
        onProblemChange={setProblem}
        error={problem ? words[problem] : undefined}
      />
      <output dir="ltr">{value ?? '—'}</output>
    </Stack>
  );
}

/**
 * Typed with keys alone: a day that does not exist, its error, and the correction from the last
 * part backwards.
 */
export const ByKeyboard: Story = {
  render: (_, { globals }) => (
    <Container width="narrow">
      <Birth t={specialFieldTexts(globals)} />
    </Container>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = specialFieldTexts(globals);
    const canvas = within(canvasElement);
    const part = (name: string) => canvas.getByRole('textbox', { name });
    const value = canvas.getByRole('status');
    await userEvent.tab();
    await expect(part(t.parts.day)).toHaveFocus();
    await userEvent.keyboard('30');
    await expect(part(t.parts.month)).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(part(t.parts.year)).toHaveFocus();
    await expect(value).toHaveTextContent('—');
    await userEvent.keyboard('1990');
    await expect(value).toHaveTextContent('1990-02-30');
    await expect(canvas.getByText(t.notReal)).toBeVisible();
    await userEvent.keyboard('{Backspace>5/}');
    await expect(part(t.parts.month)).toHaveFocus();
    await userEvent.keyboard('{Backspace>3/}');
    await expect(part(t.parts.day)).toHaveFocus();
    await userEvent.keyboard('{Backspace>2/}03121990');
    await expect(value).toHaveTextContent('1990-12-03');
    await expect(canvas.queryByText(t.notReal)).toBeNull();
  },
};
