import { type FormField, parseRealm } from '@marquee/realm';
import fc from 'fast-check';
import type { FieldType } from './field-definition';
import { FIELD_TYPES } from './random-fields';

const some = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: undefined });
const phrase = fc.string({ minLength: 1, maxLength: 24 });
const text = fc.oneof(phrase, fc.record({ en: phrase, ar: some(phrase) }));
const option = fc.record({ value: fc.string({ minLength: 1, maxLength: 8 }), label: text });
const options = (minLength: number) =>
  fc.uniqueArray(option, { minLength, maxLength: 5, selector: ({ value }) => value });
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Nothing but both ends in their order, or one of them, or none. */
const limits = (one: fc.Arbitrary<string | number>) =>
  fc.tuple(some(one), some(one)).map(([first, second]) => {
    const inOrder = first === undefined || second === undefined || first <= second;
    return inOrder ? { minimum: first, maximum: second } : { minimum: second, maximum: first };
  });
const regex = fc.constantFrom(
  ...['\\d+', '[A-Z]{2}\\d{6}', '[\\p{Script=Latin} ]*', '(a+)+$', '(.*a){20}', '.', '[]', '^$'],
  ...['(?:)', '\\b\\w+\\b', '[^0-9<>]+', 'a|b|', '[\\ud83d\\udca5-\\ud83d\\udfff]?', '\\S+@\\S+'],
);

const common = {
  id: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,12}$/),
  label: some(text),
  placeholder: some(text),
  hint: some(text),
  empty: some(text),
  error: some(text),
  size: some(fc.integer({ min: 1, max: 2000 })),
  order: some(fc.integer({ min: 0, max: 9 })),
  regex: some(regex),
  // What must be filled in cannot be read-only.
  rights: fc.constantFrom({}, { required: true }, { required: false }, { readOnly: true }),
};
const sometimes = {
  functionalPurpose: some(
    fc.subarray(['signup', 'purchase', 'account'] as const, { minLength: 1 }),
  ),
  addressCountryRestriction: some(
    fc.record({
      restrictionType: fc.constantFrom('whitelist', 'blacklist'),
      elements: fc.subarray(['BR', 'GB', 'US', 'JP'], { minLength: 1 }),
    }),
  ),
};
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const own: Partial<Record<FieldType, Record<string, fc.Arbitrary<unknown>>>> = {
  dropdown: { options: options(1) },
  administrativeLevel1: { options: some(options(0)) },
  taxNumber: { ...sometimes, limits: limits(number) },
  date: { limits: limits(day) },
  birthDate: { ...sometimes, limits: limits(day) },
};

type DeclaredField = Record<string, unknown> & { type: FieldType };

const declared = (type: FieldType): fc.Arbitrary<DeclaredField> =>
  fc
    .record<Record<string, unknown>>({ ...common, ...own[type] })
    .map(({ rights, limits: ends, size, ...keys }) => {
      const fitting = { size: fittingSize(size, keys.regex) };
      // As JSON has it: what is undefined is not there.
      return JSON.parse(
        JSON.stringify({ type, ...keys, ...fitting, ...Object(rights), ...Object(ends) }),
      );
    });

/** A field has room for the shortest value that its expression takes, which a check asks for. */
function fittingSize(size: unknown, expression: unknown): number | undefined {
  if (typeof size !== 'number' || expression === '[]') return undefined;
  return expression === undefined ? size : Math.max(size, 20);
}

/** What an operator may write into `fields`, as the realm comes out of it: the schema and the checks have let it through. */
export const declaredFields: fc.Arbitrary<readonly FormField[]> = fc
  .uniqueArray(fc.constantFrom(...FIELD_TYPES).chain(declared), {
    minLength: 1,
    maxLength: 7,
    selector: ({ id }) => id,
  })
  .map((fields) => resolved(fields.filter(isFirstOfItsCountry)));

/** Two of these in one country would be asked for twice, which a check refuses. */
const ONCE_A_COUNTRY = ['taxNumber', 'birthDate'];

const isFirstOfItsCountry = ({ type }: DeclaredField, at: number, all: DeclaredField[]) =>
  !ONCE_A_COUNTRY.includes(type) || all.findIndex((field) => field.type === type) === at;

function resolved(fields: readonly Record<string, unknown>[]): readonly FormField[] {
  // There is a password wherever one is typed again, and no id that is taken.
  const again = fields.some(({ type }) => type === 'confirmPassword');
  const list = [
    ...(again ? [{ id: 'thePassword-1', type: 'password' }] : []),
    ...fields.map((field) => ({ ...field, id: `f-${field.id}` })),
  ];
  const config = {
    name: 'Any',
    fullName: 'Any',
    brand: BRAND,
    locales: { default: 'en' },
    origin: { address: 'https://origin.example', publicKey: 'any' },
    auth: { providers: [{ type: 'id', fields: list }] },
    pages: { home: { sections: [{ type: 'hero', id: 'top' }] } },
  };
  const { realm, findings } = parseRealm({
    id: 'any',
    file: 'realm.json',
    text: JSON.stringify(config),
    assets: ASSETS,
  });
  const [provider] = realm?.auth.providers ?? [];
  if (!provider || !('fields' in provider) || !provider.fields)
    throw new Error(`Not valid: ${JSON.stringify({ list, findings })}`);
  return provider.fields;
}

const BRAND = { logo: 'assets/logo.svg', loginBackground: { web: 'assets/login.jpg' } };
const ASSETS = new Map(
  ['assets/logo.svg', 'assets/login.jpg'].map((path) => [path, { src: path, width: 9, height: 9 }]),
);
