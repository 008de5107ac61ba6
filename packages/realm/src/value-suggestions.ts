import { isRecord } from './pointer';

/** The same value in one of the types that were wanted, as JSON, when it is plain what was meant. */
export function inTheType(value: unknown, types: string[]): string | undefined {
  for (const type of types) {
    const converted = convert(value, type);
    if (converted !== undefined) return JSON.stringify(converted);
  }
  return undefined;
}

function convert(value: unknown, type: string): unknown {
  switch (type) {
    case 'boolean':
      if (value === 'true' || value === 1) return true;
      return value === 'false' || value === 0 ? false : undefined;
    case 'integer':
      if (typeof value === 'number') return Math.round(value);
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
    case 'array':
      return typeof value === 'string' || isRecord(value) ? [value] : undefined;
    default:
      return undefined;
  }
}

/** The nearest text to a malformed one that the schema's pattern takes. */
export function closestValue(text: string, schema: Record<string, unknown>): string | undefined {
  const names = isRecord(schema.propertyNames) ? schema.propertyNames : schema;
  const pattern = typeof names.pattern === 'string' ? new RegExp(names.pattern, 'u') : undefined;
  if (!pattern) return canonicalLocale(text);
  return candidates(text).find((candidate) => candidate !== text && pattern.test(candidate));
}

function candidates(text: string): string[] {
  const trimmed = text.trim();
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(trimmed);
  const locale = canonicalLocale(trimmed.replaceAll('_', '-'));
  return [
    trimmed,
    trimmed.toLowerCase(),
    ...(short
      ? [
          `#${short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`,
        ]
      : []),
    ...(locale ? [locale] : []),
    `?${trimmed}`,
    `#${trimmed}`,
    `assets/${trimmed.replace(/^(\.\.?\/|\/)+/, '')}`,
    trimmed
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[:/].*$/, ''),
    trimmed.replace(/[?#].*$/, ''),
    // What has a scheme means another address, or no address at all; a port is no scheme.
    ...(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)
      ? []
      : [`https://${trimmed.replace(/^\/+/, '')}`]),
    trimmed
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-0-9]+|-+$/g, ''),
  ];
}

/** The official form of a locale, or nothing when it is not one. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
