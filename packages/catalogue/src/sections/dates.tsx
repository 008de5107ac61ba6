import { type DateFormatter, loadDates, machineTime, viewerZone } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

interface ViewerDates {
  format: DateFormatter;
  zone: string;
}

const DatesContext = createContext<ViewerDates | null>(null);

/**
 * Times in the viewer's own zone. The server cannot know it, so the first render says UTC in a form that is the same
 * everywhere; the words of the viewer's zone take its place once they are here.
 */
export function ViewerDatesProvider({ ready, children }: { ready: boolean; children: ReactNode }) {
  const { locale } = useSite();
  const [dates, setDates] = useState<ViewerDates | null>(null);
  useEffect(() => {
    if (!ready) return;
    let current = true;
    loadDates(locale).then(
      (format) => {
        if (current) setDates({ format, zone: viewerZone() });
      },
      // Without the words of the locale the times stay as they are: right, and in UTC by name.
      (error) => console.warn('Times stay in UTC.', error),
    );
    return () => {
      current = false;
    };
  }, [ready, locale]);
  return <DatesContext value={dates}>{children}</DatesContext>;
}

type EventTimePart = 'date' | 'time' | 'full';

/** When an event begins: its date ('ddd, LL', spec 1 §9), its time with the zone, or both. */
export function EventTime({ at, part }: { at: string; part: EventTimePart }) {
  const dates = useContext(DatesContext);
  const machine = machineTime(at);
  if (!machine) return null;
  return (
    <time dateTime={machine}>{dates ? localWords(at, part, dates) : utcWords(machine, part)}</time>
  );
}

function localWords(at: string, part: EventTimePart, { format, zone }: ViewerDates): string {
  if (part === 'date') return format.eventDate(at, zone);
  const clock = part === 'time' ? format.time(at, zone) : format.dateTime(at, zone);
  return `${clock} ${format.zoneName(zone, at)}`;
}

function utcWords(machine: string, part: EventTimePart): string {
  const [date = '', time = ''] = machine.split('T');
  const clock = `${time.slice(0, 5)} UTC`;
  return part === 'date' ? date : part === 'time' ? clock : `${date} ${clock}`;
}
