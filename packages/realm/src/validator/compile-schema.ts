import { childPointer } from '../document/pointer';

/** One keyword that a value breaks. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema that has the keyword; messages take words from it. */
  parentSchema: Record<string, unknown>;
  data: unknown;
}

export interface Validator {
  (value: unknown): boolean;
  /** Every keyword that the last value broke; null when it was valid. */
  errors: SchemaError[] | null;
}

export type Schema = { readonly [keyword: string]: unknown };

/** Checks a value. Without a list of errors it stops at the first mistake and builds no pointers, which is faster. */
type Check = (value: unknown, pointer: string, errors: SchemaError[] | null) => boolean;

/** Keywords that do not decide what is valid. The product's own begin with `x-`. */
const SILENT = new Set([
  ...['$schema', '$id', '$defs', 'title', 'description', 'enumDescriptions'],
  ...['default', 'examples', 'format'],
]);
/** Keywords that are evaluated together with `if` and `properties`. */
const COMPANIONS = new Set(['then', 'else', 'additionalProperties']);

/**
 * Compiles a schema to a function of closures: it makes no code from text, so that every content security policy allows it.
 * It knows the keywords of JSON Schema 2020-12 that the realm schema uses.
 * `isValid` quickly accepts most valid values; all others are checked here.
 * @throws {Error} for an unknown keyword, which would otherwise be ignored silently.
 */
export function compileSchema(root: Schema, isValid: (value: unknown) => boolean): Validator {
  const definitions = schemasIn(root.$defs);
  const compiled = new Map<string, Check>();

  function referred(reference: string): Check {
    const name = reference.replace('#/$defs/', '');
    const known = compiled.get(name);
    if (known) return known;
    const schema = definitions.get(name);
    if (!schema) throw new Error(`The schema refers to "${reference}", which it does not hold.`);
    // A schema may refer to itself: this placeholder is used until it is compiled.
    let own: Check | undefined;
    compiled.set(name, (value, pointer, errors) => own?.(value, pointer, errors) ?? true);
    own = compile(schema);
    compiled.set(name, own);
    return own;
  }

  function compile(schema: Schema): Check {
    const checks = Object.keys(schema).flatMap((keyword) => {
      if (SILENT.has(keyword) || COMPANIONS.has(keyword) || keyword.startsWith('x-')) return [];
      const make = KEYWORDS[keyword];
      if (!make) throw new Error(`The validator does not know the keyword "${keyword}".`);
      return [make(schema, { compile, referred })];
    });
    if ('additionalProperties' in schema && !('properties' in schema)) {
      checks.push(membersOf(schema, { compile, referred }));
    }
    return allOf(checks);
  }

  const check = compile(root);
  const validate: Validator = (value) => {
    validate.errors = null;
    if (isValid(value)) return true;
    const errors: SchemaError[] = [];
    if (check(value, '', errors)) return true;
    validate.errors = errors;
    return false;
  };
  validate.errors = null;
  return validate;
}

/** Combines checks that must all hold. They are nested, so that each call site calls one function, which engines inline. */
function allOf(checks: readonly Check[]): Check {
  const [first, ...others] = checks;
  if (!first) return () => true;
  if (others.length === 0) return first;
  const rest = allOf(others);
  return (value, pointer, errors) => {
    if (first(value, pointer, errors)) return rest(value, pointer, errors);
    if (errors) rest(value, pointer, errors);
    return false;
  };
}

interface Compiler {
  compile(schema: Schema): Check;
  referred(reference: string): Check;
}

type Keyword = (schema: Schema, compiler: Compiler) => Check;

/** Makes a keyword that judges one value alone; messages need its `limit`. */
const simple =
  (keyword: string, breaks: (value: unknown, limit: never) => boolean): Keyword =>
  (parentSchema) => {
    const limit = parentSchema[keyword];
    return (data, instancePath, errors) => {
      if (!breaks(data, limit as never)) return true;
      errors?.push({ keyword, instancePath, params: { limit }, parentSchema, data });
      return false;
    };
  };

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: ({ $ref }, { referred }) => {
    const check = referred(String($ref));
    return (value, pointer, errors) => check(value, pointer, errors);
  },
  type: (schema, compiler) => {
    const types = [schema.type].flat().map((type) => TYPES[String(type)]);
    const [one = isNothing, other = isNothing, ...more] = types;
    if (more.length > 0) throw new Error('The validator takes two types of one value at most.');
    const breaks =
      types.length === 1
        ? (value: unknown) => !one(value)
        : (value: unknown) => !one(value) && !other(value);
    return simple('type', breaks)(schema, compiler);
  },
  enum: simple('enum', (value, values: unknown[]) => !values.includes(value)),
  const: simple('const', (value, wanted: unknown) => value !== wanted),
  pattern: (schema, compiler) => {
    const pattern = new RegExp(String(schema.pattern), 'u');
    return simple('pattern', (value) => typeof value === 'string' && !pattern.test(value))(
      schema,
      compiler,
    );
  },
  minLength: simple(
    'minLength',
    (value, limit: number) =>
      // A character has at most two units.
      typeof value === 'string' && value.length < 2 * limit && charactersIn(value) < limit,
  ),
  maxLength: simple(
    'maxLength',
    (value, limit: number) =>
      typeof value === 'string' && value.length > limit && charactersIn(value) > limit,
  ),
  minimum: simple('minimum', (value, limit: number) => typeof value === 'number' && value < limit),
  maximum: simple('maximum', (value, limit: number) => typeof value === 'number' && value > limit),
  minItems: simple(
    'minItems',
    (value, limit: number) => Array.isArray(value) && value.length < limit,
  ),
  maxItems: simple(
    'maxItems',
    (value, limit: number) => Array.isArray(value) && value.length > limit,
  ),
  minProperties: simple(
    'minProperties',
    (value, limit: number) => isObject(value) && Object.keys(value).length < limit,
  ),
  uniqueItems: (parentSchema) => (data, instancePath, errors) => {
    const pair = Array.isArray(data) ? samePair(data) : undefined;
    if (!pair || parentSchema.uniqueItems !== true) return true;
    const [i, j] = pair;
    errors?.push({ keyword: 'uniqueItems', instancePath, params: { i, j }, parentSchema, data });
    return false;
  },
  required: (parentSchema) => {
    const keys = Object.values(parentSchema.required as string[]);
    return (data, instancePath, errors) => {
      if (!isObject(data)) return true;
      let valid = true;
      for (const missingProperty of keys) {
        if (Object.hasOwn(data, missingProperty)) continue;
        if (!errors) return false;
        valid = false;
        const params = { missingProperty };
        errors.push({ keyword: 'required', instancePath, params, parentSchema, data });
      }
      return valid;
    };
  },
  propertyNames: (parentSchema, { compile }) => {
    const judge = compile(asSchema(parentSchema.propertyNames));
    const check = remembered((name) => judge(name, '', null));
    return (data, instancePath, errors) => {
      if (!isObject(data)) return true;
      let valid = true;
      for (const propertyName in data) {
        if (check(propertyName)) continue;
        if (!errors) return false;
        valid = false;
        const params = { propertyName };
        errors.push({ keyword: 'propertyNames', instancePath, params, parentSchema, data });
      }
      return valid;
    };
  },
  items: (schema, { compile }) => {
    const check = compile(asSchema(schema.items));
    return (data, pointer, errors) => {
      if (!Array.isArray(data)) return true;
      let valid = true;
      for (let index = 0; index < data.length; index += 1) {
        if (check(data[index], errors ? childPointer(pointer, index) : '', errors)) continue;
        if (!errors) return false;
        valid = false;
      }
      return valid;
    };
  },
  allOf: ({ allOf: parts }, { compile }) => {
    const schemas = Object.values(parts as unknown[]).map(asSchema);
    const whole = allOf(schemas.map(compile));
    const union = taggedUnion(schemas);
    if (!union) return whole;
    const { tag, members } = union;
    const checks = new Map([...members].map(([value, member]) => [value, compile(member)]));
    return (value, pointer, errors) => {
      // A value that is no object meets every condition, by the standard.
      if (!isObject(value)) return whole(value, pointer, errors);
      const check = Object.hasOwn(value, tag) ? checks.get(value[tag]) : undefined;
      return check?.(value, pointer, errors) ?? true;
    };
  },
  if: (schema, { compile }) => {
    const when = compile(asSchema(schema.if));
    const branch = (part: unknown): Check =>
      part === undefined ? () => true : compile(asSchema(part));
    const [met, unmet] = [branch(schema.then), branch(schema.else)];
    return (value, pointer, errors) =>
      (when(value, '', null) ? met : unmet)(value, pointer, errors);
  },
  properties: membersOf,
};

/** Checks `properties` and `additionalProperties` in one loop over an object. */
function membersOf(parentSchema: Schema, { compile }: Compiler): Check {
  const known: Record<string, Check | undefined> = Object.create(null);
  for (const [key, schema] of schemasIn(parentSchema.properties)) known[key] = compile(schema);
  const { additionalProperties } = parentSchema;
  const isClosed = additionalProperties === false;
  const other = isObject(additionalProperties) ? compile(additionalProperties) : undefined;

  return (data, instancePath, errors) => {
    if (!isObject(data)) return true;
    let valid = true;
    // Values of JSON have no keys but their own.
    for (const key in data) {
      const check = known[key] ?? other;
      if (check) {
        const pointer = errors ? childPointer(instancePath, key) : '';
        if (check(data[key], pointer, errors)) continue;
      } else if (!isClosed) {
        continue;
      } else {
        const params = { additionalProperty: key };
        errors?.push({ keyword: 'additionalProperties', instancePath, params, parentSchema, data });
      }
      if (!errors) return false;
      valid = false;
    }
    return valid;
  };
}

/** Finds `allOf: [{ if: { required: [tag], properties: { [tag]: { const } } }, then }]`: one lookup instead of one a member. */
function taggedUnion(
  parts: readonly Schema[],
): { tag: string; members: Map<unknown, Schema> } | undefined {
  const members = new Map<unknown, Schema>();
  const tags = new Set<string>();
  for (const { if: condition, then: member, ...others } of parts) {
    if (!isObject(condition) || !isObject(member) || Object.keys(others).length > 0) return;
    const { required, properties, ...more } = condition;
    const [[tag, value] = [], ...further] = Object.entries(isObject(properties) ? properties : {});
    if (tag === undefined || further.length + Object.keys(more).length > 0) return;
    if (!isObject(value) || Object.keys(value).join() !== 'const') return;
    if (!Array.isArray(required) || required.join() !== tag || members.has(value.const)) return;
    members.set(value.const, member);
    tags.add(tag);
  }
  const [tag, ...otherTags] = tags;
  return tag !== undefined && otherTags.length === 0 ? { tag, members } : undefined;
}

/** Caches the last hundred names that a check accepted: the same few languages name the texts of a whole realm. */
export function remembered(judge: (name: string) => boolean): (name: string) => boolean {
  const sound = new Set<string>();
  return (name) => {
    if (sound.has(name)) return true;
    if (!judge(name)) return false;
    if (sound.size < 100) sound.add(name);
    return true;
  };
}

const isNothing = () => false;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isObject,
  string: (value) => typeof value === 'string',
};

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts code points, as the standard does; there are never more than units. */
export function charactersIn(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue;
    count -= 1;
    at += 1;
  }
  return count;
}

/** Finds the last two items that are the same. */
export function samePair(items: readonly unknown[]): [number, number] | undefined {
  const seen = new Map<unknown, number>();
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    // No text of a realm begins with this character, so an object never equals a text.
    const key = typeof item === 'object' ? `\0${JSON.stringify(item)}` : item;
    const other = seen.get(key);
    if (other !== undefined) return [index, other];
    seen.set(key, index);
  }
  return undefined;
}

function schemasIn(value: unknown): Map<string, Schema> {
  if (!isObject(value)) return new Map();
  return new Map(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]));
}

function asSchema(value: unknown): Schema {
  if (!isObject(value)) throw new Error('A schema is an object.');
  return value;
}
