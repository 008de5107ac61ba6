import { isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import type { Subject } from './subject';

/** Endings under which registries sell names, as `co.uk`: a name right below one is bare too. */
const SHARED_ENDING =
  /^((ac|co|com|edu|gob|gov|net|ne|nom|or|org)\.[a-z]{2}|go\.(id|jp|ke|kr|th|tz|ug)|(ltd|me|plc|sch)\.uk)$/;

/** Finds HSTS for every host below a bare domain, among which are many that are not the brand's site. */
export function hstsDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/hsts') || refused('/hosts')) return [];
  const wide = placesAt(config, '/hsts').some(
    ({ value }) => isRecord(value) && value.includeSubDomains === true && value.maxAge !== 0,
  );
  if (!wide) return [];
  const bare = placesAt(config, '/hosts/*').flatMap(({ value }) =>
    typeof value === 'string' && isBare(value) ? [value] : [],
  );
  const [first] = bare;
  if (first === undefined) return [];
  return [
    {
      rule: 'hsts-bare-domain',
      pointer: '/hsts/includeSubDomains',
      message: `${quote(first)} is a bare domain: browsers that were there open no host below it over http any more, whoever serves it.`,
      suggestion: 'false',
    },
  ];
}

/** Whether a host is a domain as it is registered: `apex.example`, `apex.co.uk`. */
function isBare(host: string): boolean {
  const labels = host.split('.');
  if (labels.at(-1) === 'localhost') return false;
  const ending = labels.slice(1).join('.');
  return labels.length === 2 ? !SHARED_ENDING.test(host) : SHARED_ENDING.test(ending);
}
