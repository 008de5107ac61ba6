import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Container } from '../Layout';
import { DatePickerField, type DatePickerFieldProps } from './DatePickerField';

const meta = { title: 'Forms/DatePickerField', component: DatePickerField } satisfies Meta<
  typeof DatePickerField
>;

export default meta;
type Story = StoryObj;

const story = (given: (t: SpecialFieldTexts) => Partial<DatePickerFieldProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return (
      <Container width="narrow">
        <DatePickerField
          label={t.reminder}
          locale={t.locale}
          format={t.format}
          today="2026-11-21"
          partLabels={t.parts}
          placeholders={t.letters}
          calendarLabel={t.openCalendar}
          calendarWords={t.calendar}
          {...given(t)}
        />
      </Container>
    );
  },
});

export const Empty = story(() => ({}));
export const Filled = story(() => ({ defaultValue: '2026-12-04' }));
export const Wrong = story((t) => ({ defaultValue: '2026-02-30', error: t.notReal }));
export const Disabled = story(() => ({ defaultValue: '2026-12-04', disabled: true }));
export const ReadOnly = story(() => ({ defaultValue: '2026-12-04', readOnly: true }));

/**
 * Opened from the field, a week on, chosen: the calendar closes and the focus returns to its
 * button.
 */
export const ByKeyboard: Story = {
  ...story(() => ({ name: 'day', defaultValue: '2026-12-04', min: '2026-11-21' })),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const t = specialFieldTexts(globals);
    const opener = canvas.getByRole('button', { name: t.openCalendar });
    opener.focus();
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog', { name: t.openCalendar });
    await waitFor(() => {
      const chosen = within(panel).getByRole('gridcell', { selected: true });
      return expect(within(chosen).getByRole('button')).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: t.parts.day })).toHaveValue('11');
    await expect(canvasElement.querySelector('input[name=day]')).toHaveValue('2026-12-11');
  },
};

export const Open: Story = {
  ...story(() => ({ defaultValue: '2026-12-04' })),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { openCalendar } = specialFieldTexts(globals);
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    await canvas.findByRole('grid');
  },
};
