import { CalendarOpener, type DateOpenerProps } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import { useSite } from '../../site/use-site';

/** The calendar of a date field, in a chunk of its own: forms without a calendar do not load it. */
export default function DateCalendar(props: DateOpenerProps) {
  const { t, locale } = useSite();
  return (
    <CalendarOpener
      {...props}
      locale={intlLocale(locale)}
      label={t('form.date.calendar')}
      words={{
        previousMonth: t('form.date.previousMonth'),
        nextMonth: t('form.date.nextMonth'),
        month: t('form.date.month'),
        year: t('form.date.year'),
      }}
    />
  );
}
