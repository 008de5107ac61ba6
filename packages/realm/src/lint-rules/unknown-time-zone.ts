import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A time zone that the IANA database does not have.',
  why: 'Every time would be shown in UTC, hours away from the local time.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the zone as Area/City; the list is at https://data.iana.org/time-zones/tzdb/zone1970.tab.',
  bad: `"locales": { "default": "en", "supported": ["en", "es"], "timeZone": «"Europe/Madird" }`,
  good: `"locales": { "default": "en", "supported": ["en", "es"], "timeZone": "Europe/Madrid" }`,
};
