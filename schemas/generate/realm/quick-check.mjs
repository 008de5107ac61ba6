/** @import { Schema, WholeSchema } from './schema.mjs' */
import { definitionIn, definitionName } from './bundle.mjs';

// Checks a value with plain code: one function for each definition, one comparison for each keyword, no list of mistakes. It may
// be stricter than the schema, because after a "no" the caller asks `compileSchema` what is wrong; it is never more lenient.

/** Keywords about an object; the other ones are handled with `properties`. */
const OF_OBJECTS = [
  'properties',
  'additionalProperties',
  'required',
  'propertyNames',
  'minProperties',
];
const OF_LISTS = ['items', 'minItems', 'maxItems', 'uniqueItems'];
const OF_TEXTS = ['pattern', 'minLength', 'maxLength'];
const OF_NUMBERS = ['minimum', 'maximum'];
const OF_ALL = ['$ref', 'type', 'enum', 'const', 'allOf', 'if', 'then', 'else'];
const SILENT = [
  ...['$schema', '$id', '$defs', 'title', 'description', 'enumDescriptions'],
  ...['default', 'examples', 'format'],
];
const KNOWN = new Set([OF_OBJECTS, OF_LISTS, OF_TEXTS, OF_NUMBERS, OF_ALL, SILENT].flat());

/** The largest number of values that are compared one after the other; more are looked up. */
const fewWords = 6;

/**
 * The comparison that tells whether `it`, the name of a variable, holds a value of a type.
 * @type {Record<string, (it: string) => string>}
 */
const TYPES = {
  array: (it) => `Array.isArray(${it})`,
  boolean: (it) => `typeof ${it}==='boolean'`,
  integer: (it) => `Number.isInteger(${it})`,
  null: (it) => `${it}===null`,
  number: (it) => `Number.isFinite(${it})`,
  object: (it) => `isObject(${it})`,
  string: (it) => `typeof ${it}==='string'`,
};

/**
 * @param {string} type
 * @param {string} it
 */
function isOfType(type, it) {
  const write = TYPES[type];
  if (!write) throw new Error(`The quick check does not know the type "${type}".`);
  return write(it);
}

/**
 * Writes the part of a module that defines `isValid(value)`. It needs `isObject`, `charactersIn`, `samePair` and
 * `remembered` beside it.
 * @param {WholeSchema} root
 */
export function quickCheck(root) {
  /** @type {string[]} */
  const constants = [];
  /** @type {Map<Schema | string, string>} */
  const named = new Map();
  /** @type {string[]} */
  const functions = [];
  let variables = 0;

  const variable = () => `x${variables++}`;
  /**
   * One name for each value, however often it is used.
   * @param {string} text
   */
  const constant = (text) => {
    if (!constants.includes(text)) constants.push(text);
    return `c${constants.indexOf(text)}`;
  };
  /** @param {unknown} value */
  const json = (value) => JSON.stringify(value);
  /** @param {string} condition */
  const unless = (condition) => `if(!(${condition}))return false;`;

  /**
   * @param {Schema} schema
   * @param {Schema | string} [key] what the function is known by; a definition's name
   * @returns {string}
   */
  function asFunction(schema, key = schema) {
    const known = named.get(key);
    if (known) return known;
    const name = `f${named.size}`;
    named.set(key, name);
    functions.push(`function ${name}(it){${code(schema, 'it')}return true}`);
    return name;
  }

  /** @param {string} $ref */
  const referred = ($ref) => {
    const name = definitionName($ref);
    return asFunction(definitionIn(root, name), name);
  };

  /** What is about one type of value alone, in the order in which it is compared. */
  const ofTypes = [
    { type: 'string', keywords: OF_TEXTS, make: textCode },
    { type: 'number', keywords: OF_NUMBERS, make: numberCode },
    { type: 'array', keywords: OF_LISTS, make: listCode },
    { type: 'object', keywords: OF_OBJECTS, make: objectCode },
  ];

  /**
   * @param {Schema} schema
   * @param {string} it
   * @returns {string}
   */
  function code(schema, it) {
    for (const keyword of Object.keys(schema)) {
      if (!KNOWN.has(keyword) && !keyword.startsWith('x-'))
        throw new Error(`The quick check does not know the keyword "${keyword}".`);
    }
    const types = [schema.type ?? []].flat();
    const parts = [];
    if (schema.$ref) parts.push(unless(`${referred(schema.$ref)}(${it})`));
    if (types.length > 0) parts.push(unless(types.map((type) => isOfType(type, it)).join('||')));
    if ('const' in schema) parts.push(unless(`${it}===${json(schema.const)}`));
    if (schema.enum) {
      const few = schema.enum.length <= fewWords;
      const among = schema.enum.map((word) => `${it}===${json(word)}`).join('||');
      parts.push(unless(few ? among : `${constant(`new Set(${json(schema.enum)})`)}.has(${it})`));
    }
    for (const { type, keywords, make } of ofTypes) {
      if (!keywords.some((keyword) => keyword in schema)) continue;
      const own = make(schema, it);
      const is = types[0] === 'integer' ? 'number' : types[0];
      const isCertain = types.length === 1 && is === type;
      parts.push(isCertain ? own : `if(${isOfType(type, it)}){${own}}`);
    }
    if (schema.allOf) parts.push(...schema.allOf.map((part) => code(part, it)));
    if (schema.if) {
      /** @param {Schema} [part] */
      const branch = (part) => (part ? code(part, it) : '');
      const when = `${asFunction(schema.if)}(${it})`;
      parts.push(`if(${when}){${branch(schema.then)}}else{${branch(schema.else)}}`);
    }
    return parts.join('');
  }

  /**
   * @param {Schema} schema
   * @param {string} it
   */
  function textCode({ pattern, minLength = 0, maxLength }, it) {
    const parts = [];
    if (minLength === 1) parts.push(unless(`${it}.length>0`));
    // A character is two units at most.
    if (minLength > 1)
      parts.push(unless(`${it}.length>=${2 * minLength}||charactersIn(${it})>=${minLength}`));
    if (maxLength !== undefined)
      parts.push(unless(`${it}.length<=${maxLength}||charactersIn(${it})<=${maxLength}`));
    if (pattern !== undefined)
      parts.push(unless(`${constant(`new RegExp(${json(pattern)},'u')`)}.test(${it})`));
    return parts.join('');
  }

  /**
   * @param {Schema} schema
   * @param {string} it
   */
  function numberCode({ minimum = -Infinity, maximum = Infinity }, it) {
    return unless(`${it}>=${minimum}&&${it}<=${maximum}`);
  }

  /**
   * @param {Schema} schema
   * @param {string} it
   */
  function listCode({ items, minItems = 0, maxItems, uniqueItems }, it) {
    const parts = [];
    if (minItems > 0) parts.push(unless(`${it}.length>=${minItems}`));
    if (maxItems !== undefined) parts.push(unless(`${it}.length<=${maxItems}`));
    if (items) {
      const item = variable();
      parts.push(`for(const ${item} of ${it}){${code(items, item)}}`);
    }
    if (uniqueItems) parts.push(unless(`${it}.length<2||!samePair(${it})`));
    return parts.join('');
  }

  /**
   * Known members are read by name, and all are counted: that none is left over needs no comparison of names.
   * @param {Schema} schema
   * @param {string} it
   */
  function objectCode(schema, it) {
    const { properties = {}, additionalProperties: others, required = [] } = schema;
    const parts = [];
    const isClosed = others === false;
    const count = variable();
    if (isClosed) parts.push(`let ${count}=0;`);
    for (const [key, part] of Object.entries(properties)) {
      const member = variable();
      const isThere = `${member}!==undefined`;
      const own = `${isClosed ? `${count}++;` : ''}${code(part, member)}`;
      parts.push(`const ${member}=${it}[${json(key)}];`);
      parts.push(required.includes(key) ? `${unless(isThere)}${own}` : `if(${isThere}){${own}}`);
    }
    for (const key of required) {
      if (!(key in properties)) parts.push(unless(`Object.hasOwn(${it},${json(key)})`));
    }
    const each = [];
    const key = variable();
    if (isClosed) each.push(`${count}--;`);
    if (schema.propertyNames)
      each.push(unless(`${constant(`remembered(${asFunction(schema.propertyNames)})`)}(${key})`));
    if (typeof others === 'object') {
      const member = variable();
      const isOther = Object.keys(properties).map((name) => `${key}!==${json(name)}`);
      const own = `const ${member}=${it}[${key}];${code(others, member)}`;
      each.push(isOther.length > 0 ? `if(${isOther.join('&&')}){${own}}` : own);
    }
    if (each.length > 0) parts.push(`for(const ${key} in ${it}){${each.join('')}}`);
    if (isClosed) parts.push(unless(`${count}===0`));
    if (schema.minProperties)
      parts.push(unless(`Object.keys(${it}).length>=${schema.minProperties}`));
    return parts.join('');
  }

  const whole = asFunction(root);
  return `${functions.join('\n')}
${constants.map((text, index) => `const c${index}=${text};`).join('\n')}
const isValid=${whole};`;
}
