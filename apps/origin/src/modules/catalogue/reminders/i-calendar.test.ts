import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './i-calendar';

const startsAt = Date.UTC(2026, 10, 28, 19, 30);
const event: CalendarEvent = {
  uid: 'apex-63.1795894200@apex',
  name: 'Apex 63: Okafor v Reyes',
  text: 'Two belts, one night; and no one leaves early.',
  place: 'Harbour Dome, Port Kestrel',
  url: 'https://apex.example/live/apex-63',
  startsAt,
  endsAt: startsAt + 6 * 3_600_000,
  sequence: 2,
  isCancelled: false,
};
const about = { name: 'Apex', language: 'en', madeAt: startsAt - 86_400_000 };

/** The events of a calendar as another library reads them. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('writeCalendar', () => {
  it('is read by another library as it was meant', () => {
    const [read] = readBack(writeCalendar([event], about));
    expect(read?.uid).toBe(event.uid);
    expect(read?.summary).toBe(event.name);
    expect(read?.description).toBe(event.text);
    expect(read?.location).toBe(event.place);
    expect(read?.startDate.toJSDate().getTime()).toBe(event.startsAt);
    expect(read?.endDate.toJSDate().getTime()).toBe(event.endsAt);
    expect(read?.sequence).toBe(2);
    const [alarm] = read?.component.getAllSubcomponents('valarm') ?? [];
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  });

  it('says that an event is cancelled, and reminds of it no more', () => {
    const [read] = readBack(writeCalendar([{ ...event, isCancelled: true }], about));
    expect(read?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(read?.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('keeps any text in lines of 75 bytes at most, whole and in one event', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(texts, texts, (name, text) => {
        const calendar = writeCalendar([{ ...event, name, text }], about);
        for (const line of calendar.split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(readBack(calendar)).toHaveLength(1);
        expect(readBack(calendar)[0]?.startDate.toJSDate().getTime()).toBe(event.startsAt);
      }),
    );
  });
});
