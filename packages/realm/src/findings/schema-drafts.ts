import { childPointer, isRecord, lastKey, placesAt, spokenPath } from '../document/pointer';
import validateConfig, { type SchemaError } from '../generated/validate-config';
import type { RuleName } from '../lint-rules/index';
import { movedSince } from '../migrations/steps';
import type { AssetFile } from '../pictures/assets';
import { type Draft, quote } from './draft';
import { type Meant, meantValues } from './meant-values';
import { closest, nearest, unmistakable } from './suggestions';
import { betterText } from './value-suggestions';

/** Finds what the schema refuses in a value: one draft for each mistake, however many keywords it breaks. */
export function schemaDrafts(config: unknown, assets: ReadonlyMap<string, AssetFile>): Draft[] {
  if (validateConfig(config)) return [];
  const errors = validateConfig.errors ?? [];
  const wrongType = new Set(
    errors.filter((error) => error.keyword === 'type').map((error) => error.instancePath),
  );
  const relevant = errors.filter(
    ({ keyword, instancePath }) => keyword === 'type' || !wrongType.has(instancePath),
  );
  const renamed = misspeltKeys(relevant);
  const meant = meantValues(config, relevant, assets);
  const tags = spokenTags(config);
  return withoutRepeats(relevant.flatMap((error) => draftsOf(error, { renamed, meant, tags })));
}

interface Surroundings {
  renamed: readonly Misspelling[];
  meant: ReadonlyMap<string, Meant>;
  /** The language tags of the realm that can be read. */
  tags: readonly string[];
}

const spokenTags = (config: unknown): string[] =>
  ['/locales/default', '/locales/supported/*']
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/** Drops repeated drafts: a union and its member both report what is wrong with the member's shape. */
function withoutRepeats(drafts: Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ rule, pointer }) => {
    const name = `${rule} ${pointer}`;
    if (rule !== 'missing-key' && seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** A required key that the file has under a misspelt name. */
interface Misspelling {
  object: string;
  written: string;
  meant: string;
}

function misspeltKeys(errors: SchemaError[]): Misspelling[] {
  return errors
    .filter((error) => error.keyword === 'required')
    .flatMap(({ instancePath, params, parentSchema, data }) => {
      const missing = String(params.missingProperty);
      const meant = [missing, ...strings(parentSchema['x-alternatives'])];
      const known = keysOf(parentSchema);
      const strangers = isRecord(data)
        ? Object.keys(data).filter((key) => !known.includes(key))
        : [];
      for (const written of strangers) {
        const match = closest(written, meant);
        if (match) return [{ object: instancePath, written, meant: match }];
      }
      // One key too many and one too few: it is one key under another name.
      const [stranger] = strangers;
      const others = errors.filter(
        ({ keyword, instancePath: pointer }) => keyword === 'required' && pointer === instancePath,
      );
      const renamed = isClosed(parentSchema) && strangers.length === 1 && others.length === 1;
      return renamed && stranger !== undefined
        ? [{ object: instancePath, written: stranger, meant: missing }]
        : [];
    });
}

function draftsOf(error: SchemaError, { renamed, meant, tags }: Surroundings): Draft[] {
  const { keyword, instancePath: pointer, params, parentSchema, data } = error;
  const here = renamed.filter(({ object }) => object === pointer);

  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = keysOf(parentSchema);
      const isThere = (name: string) => isRecord(data) && Object.hasOwn(data, name);
      // A key that is present may be inherited, and misspelt here.
      const candidates = [
        ...known.filter((name) => !isThere(name)),
        ...known.filter((name) => isThere(name)),
      ];
      const meant = here.find(({ written }) => written === key)?.meant ?? closest(key, candidates);
      const taken = here.filter(({ written }) => written !== key).map((one) => one.meant);
      const certain = unmistakable(key, candidates);
      const draft = unknownKey(pointer, key, known, meant);
      const isMeant = certain !== undefined && certain === meant && !taken.includes(certain);
      return [isMeant ? { ...draft, change: { rename: certain } } : draft];
    }
    case 'required': {
      const key = String(params.missingProperty);
      const [misspelling] = here.filter(({ meant }) =>
        [key, ...strings(parentSchema['x-alternatives'])].includes(meant),
      );
      // A closed object reports the misspelt key itself; an open one (the dispatcher of a union) cannot.
      if (misspelling && isClosed(parentSchema)) return [];
      if (misspelling) {
        const { written, meant } = misspelling;
        const draft = unknownKey(pointer, written, keysOf(parentSchema), meant);
        const isCertain = unmistakable(written, [meant]) !== undefined;
        return [isCertain ? { ...draft, change: { rename: meant } } : draft];
      }
      return [missingKey(pointer, key, parentSchema)];
    }
    case 'propertyNames': {
      const key = String(params.propertyName);
      const expected = expectation(parentSchema.propertyNames) ?? 'a language tag such as en or ar';
      const better = betterText(key, parentSchema);
      const untranslated = tags.filter((tag) => isRecord(data) && !Object.hasOwn(data, tag));
      return [
        {
          rule: 'wrong-format',
          pointer: childPointer(pointer, key),
          at: 'key',
          message: `${quote(key)} should be ${expected}.`,
          suggestion: better?.text ?? closest(key, untranslated),
          ...(better?.certain && { change: { rename: better.text } }),
        },
      ];
    }
    case 'uniqueItems': {
      const index = Math.max(Number(params.i), Number(params.j));
      const item: unknown = Array.isArray(data) ? data[index] : undefined;
      return [
        {
          rule: 'duplicate-value',
          pointer: childPointer(pointer, index),
          message: `${quote(item)} is twice in ${nameOf(pointer)}.`,
          change: { remove: true },
        },
      ];
    }
    default:
      return [valueDraft(error, meant.get(pointer))];
  }
}

function unknownKey(object: string, key: string, known: string[], meant?: string): Draft {
  const pointer = childPointer(object, key);
  // The file says that it is of a newer version, or has both keys.
  const moved = movedSince(pointer);
  if (moved) {
    const { to, version } = moved;
    const message = `${spokenPath(pointer)} is called ${spokenPath(to)} since version ${version}.`;
    return { rule: 'unknown-key', pointer, at: 'key', message, suggestion: spokenPath(to) };
  }
  return {
    rule: 'unknown-key',
    pointer,
    at: 'key',
    message: `${quote(key)} is not a key of ${nameOf(object)}.`,
    allowed: known,
    suggestion: meant,
  };
}

function missingKey(pointer: string, key: string, parentSchema: Record<string, unknown>): Draft {
  const property = isRecord(parentSchema.properties) ? parentSchema.properties[key] : undefined;
  const alternatives = strings(parentSchema['x-alternatives']);
  const keys = alternatives.length > 0 ? alternatives.map(quote).join(' or ') : quote(key);
  return {
    rule: 'missing-key',
    pointer,
    missing: key,
    message: `${capitalised(nameOf(pointer))} needs ${keys}.`,
    ...(alternatives.length > 0 && { allowed: alternatives }),
    suggestion: `"${key}": ${isRecord(property) ? formOf(property) : '…'}`,
  };
}

/** Shows what a value looks like: one of a closed set if there is one, else its form. An example would be another brand's value. */
function formOf({
  type,
  enum: values,
  const: constant,
  examples,
}: Record<string, unknown>): string {
  const [sample] = Array.isArray(examples) ? examples : [];
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return JSON.stringify(sample ?? values[0]);
  return (typeof type === 'string' && FORMS[type]) || '…';
}

const FORMS: Record<string, string> = { string: '"…"', array: '[…]', object: '{…}' };

const KEYWORD_RULES: Record<string, RuleName> = {
  type: 'wrong-type',
  enum: 'unknown-value',
  const: 'unknown-value',
  pattern: 'wrong-format',
};

function valueDraft(
  { keyword, instancePath, params, parentSchema, data }: SchemaError,
  meant: Meant | undefined,
): Draft {
  const rule = KEYWORD_RULES[keyword] ?? 'out-of-range';
  const name = nameOf(instancePath);
  const draft = { rule, pointer: instancePath };
  const limit = Number(params.limit);

  switch (keyword) {
    case 'type': {
      const types = strings(parentSchema.type);
      const wanted = types.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
      const message = `${capitalised(name)} should be ${wanted}, not ${describe(data)}.`;
      if (instancePath === '') return { ...draft, message: `A realm must be an object: { … }.` };
      if (data === null) {
        return { ...draft, message: `${message} Leave the key out if it has no value.` };
      }
      const { enum: values } = parentSchema;
      const about = {
        ...draft,
        message,
        ...(Array.isArray(values) && { allowed: values.map(String) }),
      };
      if (!meant) return about;
      const change = Array.isArray(meant.value) ? { wrap: true as const } : { set: meant.value };
      return {
        ...about,
        suggestion: JSON.stringify(meant.value),
        ...(meant.certain && { change }),
      };
    }
    case 'enum': {
      const allowed = Array.isArray(parentSchema.enum) ? parentSchema.enum.map(String) : [];
      const message = `${quote(data)} is not among the values of ${name}.`;
      const near = typeof data === 'string' ? unmistakable(data, allowed) : undefined;
      const index = near === undefined ? -1 : allowed.indexOf(near);
      const change =
        index >= 0 && Array.isArray(parentSchema.enum)
          ? { change: { set: parentSchema.enum[index] } }
          : {};
      const suggestion =
        typeof data === 'number' ? nearest(data, allowed) : closest(String(data), allowed);
      return { ...draft, message, allowed, suggestion, ...change };
    }
    case 'pattern': {
      const expected = expectation(parentSchema) ?? 'built otherwise';
      const message = `${capitalised(name)} should be ${expected}; ${quote(data)} is not.`;
      if (!meant) return { ...draft, message };
      const change = { set: meant.value };
      return {
        ...draft,
        message,
        suggestion: String(meant.value),
        ...(meant.certain && { change }),
      };
    }
    case 'minLength':
    case 'minItems':
    case 'minProperties': {
      const what =
        keyword === 'minLength'
          ? 'must not be empty'
          : 'needs at least one entry: add one, or leave the key out';
      return { ...draft, message: `${capitalised(name)} ${what}.` };
    }
    case 'maxLength':
      return { ...draft, message: `${capitalised(name)} may have ${limit} characters at most.` };
    case 'maxItems':
      return { ...draft, message: `${capitalised(name)} may have ${limit} entries at most.` };
    case 'minimum':
    case 'maximum': {
      const word = keyword === 'minimum' ? 'least' : 'most';
      const message = `${capitalised(name)} should be at ${word} ${limit}; it is ${quote(data)}.`;
      return { ...draft, message, suggestion: String(limit) };
    }
    default:
      return { ...draft, message: `${quote(data)} is not allowed in ${name}.` };
  }
}

const TYPE_WORDS: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return quote(value);
}

function nameOf(pointer: string): string {
  const key = lastKey(pointer);
  if (key === undefined) return 'the realm';
  return /^\d+$/.test(key) ? `the entry ${spokenPath(pointer)}` : spokenPath(pointer);
}

function expectation(schema: unknown): string | undefined {
  const expected = isRecord(schema) ? schema['x-expected'] : undefined;
  return typeof expected === 'string' ? expected : undefined;
}

function isClosed(schema: Record<string, unknown>): boolean {
  return schema.additionalProperties === false;
}

function keysOf(schema: Record<string, unknown>): string[] {
  return isRecord(schema.properties) ? Object.keys(schema.properties) : [];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}

function capitalised(text: string): string {
  // A path is a name, so it keeps its small first letter.
  return text.startsWith('the ') ? `T${text.slice(1)}` : text;
}
