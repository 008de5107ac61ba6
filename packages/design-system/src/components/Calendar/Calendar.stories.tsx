import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type SpecialFieldTexts, specialFieldTexts } from '../../samples/special-field-texts';
import { Calendar, type CalendarProps } from './Calendar';

const meta = { title: 'Forms/Calendar', component: Calendar } satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj;

const TODAY = '2026-11-21';

const story = (given?: (t: SpecialFieldTexts) => Partial<CalendarProps>): Story => ({
  render: (_, { globals }) => {
    const t = specialFieldTexts(globals);
    return <Calendar locale={t.locale} words={t.calendar} today={TODAY} {...given?.(t)} />;
  },
});

export const Empty = story();
export const Chosen = story(() => ({ defaultValue: '2026-11-07' }));
export const TodayChosen = story(() => ({ defaultValue: TODAY }));
export const WithinLimits = story(() => ({
  defaultValue: '2026-11-24',
  min: '2026-11-16',
  max: '2026-12-11',
}));
export const JumpToAYear = story(() => ({
  defaultValue: '1990-12-03',
  min: '1926-01-01',
  max: '2008-11-21',
}));

/**
 * A week down, to the end of the week, a month on, then chosen; the digits are the locale's own.
 */
export const ByKeyboard: Story = {
  ...story(() => ({ defaultValue: '2026-11-07', takeFocus: true })),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { locale } = specialFieldTexts(globals);
    const named = (day: string) =>
      canvas.getByRole('button', {
        name: new Intl.DateTimeFormat(locale, {
          dateStyle: 'full',
          calendar: 'gregory',
          timeZone: 'UTC',
        }).format(new Date(day)),
      });
    await expect(named('2026-11-07')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(named('2026-11-14')).toHaveFocus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(named('2026-11-15')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(named('2026-12-15')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const chosen = canvas.getByRole('gridcell', { selected: true });
    await expect(chosen).toContainElement(named('2026-12-15'));
  },
};
