// The same fields for every engine: a neutral list, and the forms in which each engine reads it.

const STATES = [
  ...['Acre', 'Alagoas', 'Amazonas', 'Bahia', 'Ceará', 'Goiás', 'Mato Grosso', 'Minas Gerais'],
  ...['Pará', 'Paraná', 'Pernambuco', 'Rio de Janeiro', 'Rio Grande do Sul', 'São Paulo'],
];
const TEAMS = ['Harbour Rovers', 'North End', 'Old Town', 'River Plate', 'South Bank'];

/**
 * A field. `ours` is the type by spec 1 §3, `format` and `pattern` say the same to a JSON Schema; `value` is one that fits.
 * @typedef {object} Field
 * @property {string} id
 * @property {string} label
 * @property {string} ours
 * @property {string} value
 * @property {string} [hint]
 * @property {number} [size]
 * @property {boolean} [optional]
 * @property {string[]} [options]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {string} [e164]
 * @property {string} [written]
 */

/**
 * Twelve fields of a sign-up in Brazil.
 * @type {Field[]}
 */
const SIGN_UP = [
  { id: 'name', label: 'Full name', ours: 'fullName', size: 80, value: 'Kim Lee' },
  { id: 'email', label: 'Email address', ours: 'email', format: 'email', value: 'kim@example.com' },
  {
    id: 'password',
    label: 'Password',
    ours: 'password',
    value: 'correct horse 9',
    pattern: '.{8,}',
    hint: 'At least 8 characters.',
  },
  {
    id: 'phone',
    label: 'Phone number',
    ours: 'phoneNumber',
    value: '+5511961234567',
    e164: '^\\+[1-9]\\d{6,14}$',
  },
  { id: 'birth', label: 'Date of birth', ours: 'date', format: 'date', value: '1990-01-02' },
  {
    id: 'tax',
    label: 'Tax number',
    ours: 'taxNumber',
    value: '123.456.789-09',
    written: '^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$',
  },
  { id: 'street', label: 'Street and number', ours: 'line1', size: 120, value: 'Rua do Porto 1' },
  { id: 'city', label: 'City', ours: 'text', optional: true, value: 'Salvador' },
  { id: 'state', label: 'State', ours: 'administrativeLevel1', options: STATES, value: 'Bahia' },
  {
    id: 'code',
    label: 'Postcode',
    ours: 'postalCode',
    value: '40015-000',
    pattern: '\\d{5}-\\d{3}',
  },
  { id: 'team', label: 'Your team', ours: 'dropdown', options: TEAMS, value: 'Old Town' },
  {
    id: 'seats',
    label: 'Seats',
    ours: 'text',
    optional: true,
    value: '2',
    pattern: '[1-9]\\d?',
  },
];

/**
 * Makes a form of `count` fields by repeating the sign-up.
 * @param {number} count
 */
export const fieldsOf = (count) =>
  Array.from({ length: Math.ceil(count / SIGN_UP.length) }, (_, round) =>
    SIGN_UP.map((field) =>
      round === 0
        ? field
        : { ...field, id: `${field.id}${round}`, label: `${field.label} ${round}` },
    ),
  )
    .flat()
    .slice(0, count);

/**
 * The values that a form begins with: valid ones, and none for the field with this id.
 * @param {Field[]} fields
 * @param {string} id
 * @returns {Record<string, string>}
 */
export const valuesBut = (fields, id) =>
  Object.fromEntries(
    fields.filter((field) => field.id !== id).map((field) => [field.id, field.value]),
  );

/**
 * Writes fields as a realm declares them (spec 1 §3).
 * @param {Field[]} fields
 * @param {(pattern: string) => unknown} compile makes a program of a regex, as the realm's reader does
 */
export const declaredFields = (fields, compile) =>
  fields.map(({ id, label, ours, hint, size, optional, options, pattern }) => ({
    id,
    type: ours,
    label: { en: label },
    required: !optional,
    ...(hint && { hint: { en: hint } }),
    ...(size && { size }),
    ...(options && { options: options.map((value) => ({ value, label: { en: value } })) }),
    ...(pattern && { pattern: compile(pattern) }),
    ...(ours === 'taxNumber' && {
      addressCountryRestriction: { restrictionType: 'whitelist', elements: ['BR'] },
    }),
  }));

/**
 * Writes fields as a JSON Schema for the other two engines.
 * @param {Field[]} fields
 */
export const jsonSchema = (fields) => ({
  type: 'object',
  required: fields.filter(({ optional }) => !optional).map(({ id }) => id),
  properties: Object.fromEntries(
    fields.map(({ id, label, hint, size, options, format, pattern, e164, written }) => {
      const regex = e164 ?? written ?? (pattern && `^(?:${pattern})$`);
      return [
        id,
        {
          type: 'string',
          title: label,
          ...(hint && { description: hint }),
          ...(size && { maxLength: size }),
          ...(options && { enum: options }),
          ...(format && { format }),
          ...(regex && { pattern: regex }),
        },
      ];
    }),
  ),
});

/** @param {Field} field */
const isPassword = ({ ours }) => ours === 'password';

/**
 * Writes how rjsf shows the fields.
 * @param {Field[]} fields
 */
export const rjsfLook = (fields) => ({
  'ui:submitButtonOptions': { submitText: 'Join' },
  ...Object.fromEntries(
    fields.filter(isPassword).map(({ id }) => [id, { 'ui:widget': 'password' }]),
  ),
});

/**
 * Writes how JSON Forms shows the fields.
 * @param {Field[]} fields
 */
export const jsonFormsLook = (fields) => ({
  type: 'VerticalLayout',
  elements: fields.map((field) => ({
    type: 'Control',
    scope: `#/properties/${field.id}`,
    options: {
      showUnfocusedDescription: true,
      ...(isPassword(field) && { format: 'password' }),
    },
  })),
});
