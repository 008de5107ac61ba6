import { type RefObject, useRef, useState } from 'react';
import { useFormReset } from '../../use-form-reset';
import {
  atHome,
  countryOf,
  entryOf,
  isInternational,
  likeExample,
  type PhoneCountry,
  type PhoneEntry,
  type PhoneValue,
  phoneValue,
  startCountry,
  writeEntry,
} from './phone-rules';

export interface PhoneValueProps {
  /** The countries to choose from, the usual one first: it is the default (spec 1 §5). */
  countries: readonly PhoneCountry[];
  /**
   * The code of the initial country, e.g. the viewer's; the first of the list when left out or
   * unknown.
   */
  defaultCountry?: string;
  /** The number in E.164, e.g. "+447400123456", or empty; controlled when given. */
  value?: string;
  /** The initial number in E.164, when the value is not controlled. */
  defaultValue?: string;
  /**
   * Called with the number in E.164, or an empty text, and with its parts (spec 1 §3), when number
   * or country change.
   */
  onValueChange?: (complete: string, value: PhoneValue) => void;
  /**
   * Formats the digits of a number for a country, after the viewer has left the field; like the
   * country's example when left out.
   */
  format?: (digits: string, country: PhoneCountry) => string;
}

export interface PhoneState {
  entry: PhoneEntry;
  value: PhoneValue;
  country: PhoneCountry | undefined;
  write(raw: string): void;
  choose(regionCode: string): void;
  /** Formats the number when the viewer leaves it. */
  settle(): void;
  /** The ref of the hidden input with the value. */
  carrier: RefObject<HTMLInputElement | null>;
}

/** The country and text of a phone field, and the one value they make. */
export function usePhone(props: PhoneValueProps): PhoneState {
  const {
    countries,
    defaultCountry,
    value,
    defaultValue,
    onValueChange,
    format = likeExample,
  } = props;

  // a new list may lack the country, have another first country than an untouched field shows, or
  // have the calling code that was typed
  const inList = (open: PhoneEntry): PhoneEntry =>
    writeEntry(
      { ...open, regionCode: startCountry(countries, open.regionCode) },
      open.text,
      countries,
    );
  /**
   * Formats the text by the country's habits; leaves it as it was typed where that would change the
   * number.
   */
  const tidy = (entry: PhoneEntry): PhoneEntry => {
    const home = atHome(entry, countries);
    const country = countryOf(countries, home.regionCode);
    const { number, complete } = phoneValue(home, countries);
    if (!country || !number || isInternational(home.text)) return home;
    const written = { ...home, text: format(number, country) };
    return phoneValue(written, countries).complete === complete ? written : home;
  };
  const first = (): PhoneEntry => {
    const complete = value ?? defaultValue;
    if (!complete && !countryOf(countries, defaultCountry ?? ''))
      return { regionCode: '', text: '' };
    return tidy(entryOf(complete, countries, defaultCountry));
  };
  const [entry, setEntry] = useState(first);
  const [seen, setSeen] = useState(value);
  // a new controlled value is taken over, its echo of what is being typed is not
  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== phoneValue(inList(entry), countries).complete)
      setEntry(tidy(entryOf(value, countries, entry.regionCode)));
  }

  const carrier = useRef<HTMLInputElement>(null);
  const shown = inList(entry);
  const change = (next: PhoneEntry) => {
    setEntry(next);
    const before = phoneValue(shown, countries);
    const now = phoneValue(inList(next), countries);
    if (now.complete !== before.complete || now.regionCode !== before.regionCode)
      onValueChange?.(now.complete, now);
  };
  /** An entry whose text has no calling code did not choose a country. */
  const asLeft = (next: PhoneEntry): PhoneEntry =>
    isInternational(next.text) || next.regionCode !== shown.regionCode
      ? next
      : { ...next, regionCode: entry.regionCode };
  useFormReset(carrier, () => change(first()));

  return {
    entry: shown,
    value: phoneValue(shown, countries),
    country: countryOf(countries, shown.regionCode),
    write: (raw) => change(asLeft(writeEntry(shown, raw, countries))),
    choose: (code) => change({ text: atHome(shown, countries).text, regionCode: code }),
    settle: () => change(asLeft(tidy(shown))),
    carrier,
  };
}
