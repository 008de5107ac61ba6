import { childPointer, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { compilePattern, PatternError, shortestMatch } from '../patterns/index';
import { restrictionDrafts } from './countries';
import { repeatedDrafts } from './repeated';

type Field = Readonly<Record<string, unknown>>;

/** Types that are asked only for some purposes and in some countries; other fields are always shown (spec 1 §5). */
const SOMETIMES = ['taxNumber', 'birthDate'];
const DATES = ['date', 'birthDate'];
/** The types on which a key has an effect. */
const HEARD: Readonly<Record<string, readonly string[]>> = {
  options: ['dropdown', 'administrativeLevel1'],
  functionalPurpose: SOMETIMES,
  addressCountryRestriction: SOMETIMES,
  minimum: ['taxNumber', ...DATES],
  maximum: ['taxNumber', ...DATES],
};

/** Checks one field that fits the schema. */
export function fieldDrafts(pointer: string, field: Field): Draft[] {
  const heard = Object.fromEntries(
    Object.entries(field).filter(([key]) => HEARD[key]?.includes(String(field.type)) ?? true),
  );
  return [
    ...unusedDrafts(pointer, field),
    ...regexDrafts(pointer, heard),
    ...optionDrafts(pointer, heard),
    ...purposeDrafts(pointer, heard),
    ...countryDrafts(pointer, heard),
    ...requiredDrafts(pointer, heard),
    ...limitDrafts(pointer, heard),
  ];
}

function unusedDrafts(pointer: string, field: Field): Draft[] {
  return Object.keys(field).flatMap((key): Draft[] => {
    const types = HEARD[key];
    if (!types || types.includes(String(field.type))) return [];
    return [
      {
        rule: 'unused-key',
        pointer: childPointer(pointer, key),
        at: 'key',
        message: `${quote(key)} has no effect on a field of the type ${quote(field.type)}, only on ${types.map(quote).join(', ')}.`,
      },
    ];
  });
}

function regexDrafts(pointer: string, { regex, size }: Field): Draft[] {
  if (typeof regex !== 'string') return [];
  const place = childPointer(pointer, 'regex');
  const [, inner, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(regex) ?? [];
  if (inner !== undefined) return [slashesDraft(place, inner, flags)];
  try {
    const shortest = shortestMatch(compilePattern(regex));
    if (typeof size !== 'number' || shortest <= size) return [];
    const message = `No value fits: the expression needs at least ${shortest} characters, and the size is ${size}.`;
    return [
      {
        rule: 'field-contradiction',
        pointer: childPointer(pointer, 'size'),
        message,
        suggestion: String(shortest),
      },
    ];
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return [{ rule: 'regex-refused', pointer: place, message: error.message }];
  }
}

/** Finds an expression as in a program: between slashes, with its flags after them. */
function slashesDraft(pointer: string, inner: string, flags: string): Draft {
  // A slash needs no backslash where none begins or ends an expression.
  const plain = inner.replaceAll('\\/', '/');
  const meant = flags.includes('i')
    ? ' The flag "i" is not known either: write both cases, such as [Aa].'
    : '';
  return {
    rule: 'regex-slashes',
    pointer,
    message: `Viewers would have to type the slashes around the expression${flags ? `, and ${quote(flags)} after them` : ''}.${meant}`,
    suggestion: plain,
    ...(meant === '' && { change: { set: plain } }),
  };
}

function optionDrafts(pointer: string, { type, options }: Field): Draft[] {
  const list = placesAt(options, '/*/value');
  if (type === 'dropdown' && list.length === 0) {
    return [
      {
        rule: 'field-incomplete',
        pointer:
          options === undefined ? childPointer(pointer, 'type') : childPointer(pointer, 'options'),
        message: 'A dropdown needs options to choose from.',
        suggestion: '"options": [{ "value": "friends", "label": "From friends" }]',
      },
    ];
  }
  const place = childPointer(pointer, 'options');
  const entries = placesAt(options, '/*').map((entry) => ({
    ...entry,
    pointer: place + entry.pointer,
  }));
  const other = 'Another option of this field';
  const byValue = {
    key: 'value',
    rule: 'duplicate-value',
    what: `${other} already has the value`,
  } as const;
  const values = repeatedDrafts(entries, byValue);
  // Two options of one value are one mistake, also when their labels are equal.
  if (values.length > 0) return values;
  return repeatedDrafts(entries, {
    key: 'label',
    rule: 'duplicate-label',
    what: `${other} already has the label`,
  });
}

function purposeDrafts(pointer: string, { functionalPurpose }: Field): Draft[] {
  if (!Array.isArray(functionalPurpose) || functionalPurpose.length > 0) return [];
  return [
    {
      rule: 'field-never-shown',
      pointer: childPointer(pointer, 'functionalPurpose'),
      message: 'A field without any purpose is never shown. Leave the key out for all purposes.',
      suggestion: '["signup"]',
    },
  ];
}

const NEVER_SHOWN = {
  rule: 'field-never-shown',
  none: 'A field for no country is never shown. Leave the restriction out for all countries.',
  all: 'This keeps the field from every country there is: it is never shown.',
} as const;

const countryDrafts = (pointer: string, { addressCountryRestriction }: Field): Draft[] =>
  restrictionDrafts(
    childPointer(pointer, 'addressCountryRestriction'),
    addressCountryRestriction,
    NEVER_SHOWN,
  );

function requiredDrafts(pointer: string, { required, readOnly }: Field): Draft[] {
  if (required !== true || readOnly !== true) return [];
  return [
    {
      rule: 'field-contradiction',
      pointer: childPointer(pointer, 'readOnly'),
      message: 'A required field cannot be read-only.',
      suggestion: 'false',
    },
  ];
}

/** Finds limits of the wrong type (numbers for a tax number, dates for a date) or in the wrong order. */
function limitDrafts(pointer: string, { type, minimum, maximum }: Field): Draft[] {
  const isDate = DATES.includes(String(type));
  const fits = isDate ? isDay : (limit: unknown) => typeof limit === 'number';
  const drafts = Object.entries({ minimum, maximum }).flatMap(([key, limit]): Draft[] => {
    if (limit === undefined || fits(limit)) return [];
    const wanted = isDate ? 'a date of the calendar such as "1900-01-31"' : 'a number';
    const message = `The ${key} of a field of the type ${quote(type)} should be ${wanted}; ${quote(limit)} is not.`;
    return [{ rule: 'wrong-format', pointer: childPointer(pointer, key), message }];
  });
  if (drafts.length > 0 || minimum === undefined || maximum === undefined) return drafts;
  // Dates of this form are in the order of their letters.
  if (isDate ? String(minimum) <= String(maximum) : Number(minimum) <= Number(maximum)) return [];
  return [
    {
      rule: 'field-contradiction',
      pointer: childPointer(pointer, 'minimum'),
      message: `The minimum ${quote(minimum)} is greater than the maximum ${quote(maximum)}: no value fits.`,
    },
  ];
}

function isDay(limit: unknown): boolean {
  if (typeof limit !== 'string') return false;
  const date = new Date(`${limit}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(limit);
}
