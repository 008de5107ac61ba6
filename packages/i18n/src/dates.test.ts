import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateLocaleOf, datePartsOrder, loadDates, machineTime, viewerZone } from './index';

const evening = '2026-11-20T18:05:00Z';

describe('loadDates', () => {
  it.each([
    ['en', 'Fri, November 20, 2026'],
    ['en-US', 'Fri, November 20, 2026'],
    ['en-GB', 'Fri, 20 November 2026'],
    ['en-NZ', 'Fri, 20 November 2026'],
    ['es', 'vie., 20 de noviembre de 2026'],
    ['pt', 'sex, 20 de novembro de 2026'],
    ['pt-BR', 'sex, 20 de novembro de 2026'],
    ['ar', 'جمعة، 20 نوفمبر 2026'],
    ['ar-EG', 'جمعة، ٢٠ نوفمبر ٢٠٢٦'],
  ])("[1.9-09] writes an event's date as 'ddd, LL' in %s", async (locale, text) => {
    expect((await loadDates(locale)).eventDate(evening, 'UTC')).toBe(text);
  });

  it.each([
    ['en-GB', 'en-gb'],
    ['en-NZ', 'en-gb'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['es-MX', 'es'],
    ['pt', 'pt'],
    ['pt-BR', 'pt-br'],
    ['ar-SA', 'ar'],
  ])('[1.9-10] uses for %s the date formats of %s', (tag, locale) => {
    expect(dateLocaleOf(tag)).toBe(locale);
  });

  it.each(['de', 'C', '', 'nonsense-tag'])('[1.9-11] falls back to en for %j', async (tag) => {
    expect(dateLocaleOf(tag)).toBe('en');
    expect((await loadDates(tag)).eventDate(evening, 'UTC')).toBe('Fri, November 20, 2026');
  });

  it.each([
    ['en', '6:05 PM', 'Fri, November 20, 2026 6:05 PM'],
    ['en-GB', '18:05', 'Fri, 20 November 2026 18:05'],
    ['es', '18:05', 'vie., 20 de noviembre de 2026 18:05'],
    ['pt', '18:05', 'sex, 20 de novembro de 2026 às 18:05'],
    ['ar', '18:05', 'جمعة، 20 نوفمبر 2026 18:05'],
  ])('writes times as %s does', async (locale, time, dateTime) => {
    const dates = await loadDates(locale);
    expect(dates.time(evening, 'UTC')).toBe(time);
    expect(dates.dateTime(evening, 'UTC')).toBe(dateTime);
  });

  it.each([
    ['UTC', 'Sat, 31 October 2026 23:30'],
    ['America/Sao_Paulo', 'Sat, 31 October 2026 20:30'],
    ['Asia/Kolkata', 'Sun, 1 November 2026 05:00'],
    ['Pacific/Auckland', 'Sun, 1 November 2026 12:30'],
    // Summer time ends in New York two and a half hours later.
    ['America/New_York', 'Sat, 31 October 2026 19:30'],
  ])('shows an instant in the zone %s', async (zone, text) => {
    expect((await loadDates('en-GB')).dateTime('2026-10-31T23:30:00Z', zone)).toBe(text);
  });

  it('follows a change to summer time', async () => {
    const dates = await loadDates('en-GB');
    const berlin = (instant: string) => dates.time(instant, 'Europe/Berlin');
    expect(berlin('2026-03-29T00:59:00Z')).toBe('01:59');
    expect(berlin('2026-03-29T01:00:00Z')).toBe('03:00');
    expect(dates.zoneName('Europe/Berlin', '2026-01-10T12:00:00Z')).toBe('CET');
    expect(dates.zoneName('Europe/Berlin', '2026-07-10T12:00:00Z')).toBe('CEST');
  });

  it('names the days near now, which change at the zone’s midnight', async () => {
    const dates = await loadDates('en');
    const now = '2026-11-20T23:30:00Z';
    const day = (instant: string, zone = 'UTC') => dates.day(instant, zone, now);
    expect(day('2026-11-20T00:00:00Z')).toBe('Today');
    expect(day('2026-11-21T00:00:00Z')).toBe('Tomorrow');
    expect(day('2026-11-21T00:00:00Z', 'America/New_York')).toBe('Today');
    expect(day('2026-11-19T23:59:00Z')).toBe('Yesterday');
    expect(day('2026-11-24T12:00:00Z')).toBe('Tue 24 Nov');
    expect(day('2026-11-18T12:00:00Z')).toBe('Wed 18 Nov');
    expect(day('2027-01-02T12:00:00Z')).toBe('Sat 2 Jan 2027');
    expect(dates.untilNextDay('UTC', now)).toBe(30 * 60_000);
    expect(dates.untilNextDay('America/New_York', now)).toBe(5.5 * 3_600_000);
  });

  it.each([
    ['en', 'Today', 'Tomorrow', 'Sat 28 Nov', 'Mon 4 Jan 2027'],
    ['en-GB', 'Today', 'Tomorrow', 'Sat 28 Nov', 'Mon 4 Jan 2027'],
    ['en-US', 'Today', 'Tomorrow', 'Sat, Nov 28', 'Mon, Jan 4, 2027'],
    ['es', 'Hoy', 'Mañana', 'sáb. 28 nov', 'lun. 4 ene 2027'],
    ['pt', 'Hoje', 'Amanhã', 'sab 28 nov', 'seg 4 jan 2027'],
    ['pt-BR', 'Hoje', 'Amanhã', 'sáb 28 nov', 'seg 4 jan 2027'],
    ['ar', 'اليوم', 'غدًا', 'السبت 28 نوفمبر', 'الإثنين 4 يناير 2027'],
    ['ar-EG', 'اليوم', 'غدًا', 'السبت ٢٨ نوفمبر', 'الإثنين ٤ يناير ٢٠٢٧'],
  ])('writes short days as %s does', async (locale, today, tomorrow, near, nextYear) => {
    const dates = await loadDates(locale);
    const day = (instant: string) => dates.day(instant, 'UTC', evening).normalize();
    expect(day('2026-11-20T20:00:00Z')).toBe(today);
    expect(day('2026-11-21T20:00:00Z')).toBe(tomorrow.normalize());
    expect(day('2026-11-28T20:00:00Z')).toBe(near.normalize());
    expect(day('2027-01-04T20:00:00Z')).toBe(nextYear.normalize());
    expect(dates.shortDate('2026-11-20T20:00:00Z', 'UTC', evening), 'a kept page').not.toBe(today);
  });

  it.each([
    ['en', 'yesterday', 'today', 'tomorrow', 'Sat 28 Nov'],
    ['en-US', 'yesterday', 'today', 'tomorrow', 'Sat, Nov 28'],
    ['es', 'ayer', 'hoy', 'mañana', 'sáb. 28 nov'],
    ['pt', 'ontem', 'hoje', 'amanhã', 'sab 28 nov'],
    ['pt-BR', 'ontem', 'hoje', 'amanhã', 'sáb 28 nov'],
    ['ar', 'أمس', 'اليوم', 'غدًا', 'السبت 28 نوفمبر'],
  ])('writes days inside a sentence as %s does', async (locale, ...texts) => {
    const dates = await loadDates(locale);
    const found = ['19', '20', '21', '28'].map((day) =>
      dates.day(`2026-11-${day}T20:00:00Z`, 'UTC', evening, true).normalize(),
    );
    expect(found).toEqual(texts.map((text) => text.normalize()));
  });

  it('names a zone in full in the language of the locale', async () => {
    const nameOf = async (locale: string, zone: string) =>
      (await loadDates(locale)).zoneFullName(zone, '2026-07-10T12:00:00Z');
    expect(await nameOf('en', 'Europe/Berlin')).toBe('Central European Time');
    expect(await nameOf('es', 'Europe/Berlin')).toBe('hora de Europa central');
    expect(await nameOf('en', 'UTC')).toBe('Coordinated Universal Time');
  });

  it('falls back to UTC, and says so, for a zone that this device does not know', async () => {
    const dates = await loadDates('en');
    expect(dates.time(evening, 'Mars/Olympus_Mons')).toBe('6:05 PM');
    expect(dates.zoneName('Mars/Olympus_Mons')).toBe('UTC');
  });

  it('writes an empty text for a text that is no time', async () => {
    const dates = await loadDates('en');
    expect(dates.eventDate('soon', 'UTC')).toBe('');
    expect(dates.day('soon', 'UTC')).toBe('');
    expect(dates.shortDate('soon', 'UTC')).toBe('');
  });

  it('formats in several languages side by side', async () => {
    const [english, arabic, spanish] = await Promise.all(['en', 'ar-EG', 'es'].map(loadDates));
    expect(spanish?.eventDate(evening, 'UTC')).toContain('noviembre');
    expect(arabic?.time(evening, 'UTC')).toBe('١٨:٠٥');
    expect(english?.eventDate(evening, 'UTC')).toContain('November');
  });
});

describe('datePartsOrder', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['en', 'month day year'],
    ['en-US', 'month day year'],
    ['en-GB', 'day month year'],
    ['en-NZ', 'day month year'],
    ['es', 'day month year'],
    ['es-MX', 'day month year'],
    ['pt', 'day month year'],
    ['pt-BR', 'day month year'],
    ['ar', 'day month year'],
    ['ar-EG', 'day month year'],
    ['ja', 'year month day'],
    ['sv', 'year month day'],
    ['hu', 'year month day'],
  ])('[1.2-146] follows the locale %s: %s', (locale, order) => {
    expect(datePartsOrder(locale)).toEqual(order.split(' '));
  });

  const oftenUsed =
    'en en-US en-AU en-GB en-IE en-IN en-NZ es es-419 es-AR es-ES es-MX pt pt-BR pt-PT ar ar-AE ar-EG ar-SA';

  it.each(oftenUsed.split(' '))('has for %s the same order without Intl as Intl', (locale) => {
    const said = new Intl.DateTimeFormat(locale)
      .formatToParts(0)
      .map(({ type }) => type)
      .filter((type) => /^(year|month|day)$/.test(type));
    vi.stubGlobal('Intl', undefined);
    expect(datePartsOrder(locale)).toEqual(said);
  });

  it.each([undefined, null, '', 'C', 'en_US.UTF-8', 'xx', '*'])(
    '[1.2-147] is yyyy/mm/dd by default, as for %j',
    (locale) => {
      expect(datePartsOrder(locale)).toEqual(['year', 'month', 'day']);
    },
  );
});

describe('machineTime', () => {
  it.each([
    [evening, '2026-11-20T18:05:00Z'],
    ['2026-11-20T20:05:00+02:00', '2026-11-20T18:05:00Z'],
    [0, '1970-01-01T00:00:00Z'],
    [new Date(Date.UTC(2026, 0, 2, 3, 4, 5)), '2026-01-02T03:04:05Z'],
    ['soon', ''],
  ])('is the same text in every locale: %s', (instant, machine) => {
    expect(machineTime(instant)).toBe(machine);
  });
});

describe('viewerZone', () => {
  it('is a zone that Intl knows', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: viewerZone() })).not.toThrow();
  });
});
