import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { userEvent, within } from 'storybook/test';
import { specialFieldTexts } from '../../samples/special-field-texts';
import { DateField, type DateFieldProps, type DateOpenerProps } from '../DateField';
import { Container } from '../Layout';
import { CalendarOpener } from './CalendarOpener';

const meta = { title: 'Forms/CalendarOpener', component: CalendarOpener } satisfies Meta<
  typeof CalendarOpener
>;

export default meta;
type Story = StoryObj;

const never = () => new Promise<never>(() => {});

function Reminder({
  globals,
  ...props
}: Partial<DateFieldProps> & { globals: Parameters<typeof specialFieldTexts>[0] }) {
  const t = specialFieldTexts(globals);
  const { locale, openCalendar, calendar } = t;
  const load = useCallback(async () => {
    const Opener = (given: DateOpenerProps) => (
      <CalendarOpener
        {...given}
        locale={locale}
        label={openCalendar}
        words={calendar}
        today="2026-11-21"
      />
    );
    return { default: Opener };
  }, [locale, openCalendar, calendar]);
  return (
    <Container width="narrow">
      <DateField
        label={t.reminder}
        format={t.format}
        partLabels={t.parts}
        placeholders={t.letters}
        opener={load}
        {...props}
      />
    </Container>
  );
}

/** Loaded by the field, as in a form. */
export const InAField: Story = {
  render: (_, { globals }) => <Reminder globals={globals} defaultValue="2026-12-04" />,
};

export const ReadOnly: Story = {
  render: (_, { globals }) => <Reminder globals={globals} defaultValue="2026-12-04" readOnly />,
};

/** The room of the button while its code is loading, or when it fails to load. */
export const OnItsWay: Story = {
  render: (_, { globals }) => (
    <Reminder globals={globals} defaultValue="2026-12-04" opener={never} />
  ),
};

export const Open: Story = {
  ...InAField,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { openCalendar } = specialFieldTexts(globals);
    await userEvent.click(await canvas.findByRole('button', { name: openCalendar }));
    await canvas.findByRole('grid');
  },
};
