/** A day as its heading shows it. */
export interface EventDayName {
  /** `Tomorrow`, else the date; empty where the locale's date formats did not load. */
  day: string;
  /** `Sat 28 Nov`. */
  date: string;
}

export interface EventDayView<Event> {
  day: string;
  /** The date, where the day has a name of its own. */
  note?: string;
  events: readonly Event[];
}

export type EventDays<Event> = readonly EventDayView<Event>[];

/** Groups events, which come in the order in which they start, by their day. */
export function daysOf<Event>(
  events: readonly Event[],
  nameOf: (event: Event) => EventDayName,
): EventDays<Event> {
  const days = new Map<string, EventDayName & { events: Event[] }>();
  for (const event of events) {
    const { day, date } = nameOf(event);
    const same = days.get(date);
    if (same) same.events.push(event);
    else days.set(date, { day, date, events: [event] });
  }
  return [...days.values()].map(({ day, date, events: own }) => ({
    day,
    note: day === date ? undefined : date,
    events: own,
  }));
}
