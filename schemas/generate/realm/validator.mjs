/** @import { Schema, WholeSchema } from './schema.mjs' */
import { join } from 'node:path';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import { definitionIn, definitionName } from './bundle.mjs';
import { quickCheck } from './quick-check.mjs';
import { subschemas } from './schema.mjs';

const BANNER = '// Generated from schemas/realm by "npm run generate". Do not edit.';

/** Our own keywords that messages use. The others are for the reference and for editors. */
const SPOKEN = ['x-expected', 'x-alternatives', 'x-fix'];

/** The keyword for the texts that editors show beside each value of an `enum`, in its order. */
const HINTS = 'enumDescriptions';
/** The format by which editors show a colour beside its text; `pattern` defines a valid one. No other format is allowed. */
const COLOUR = 'color-hex';

/**
 * Declares keywords that are not in the standard; they have no effect on validity.
 * @param {string} keyword
 */
const isOwn = (keyword) => keyword.startsWith('x-') || keyword === HINTS;

/**
 * Writes the code that checks a realm, and the schema for messages, as one file without imports: no schema
 * compiler is shipped, and no code is evaluated.
 * @param {string} root the repository's folder
 * @param {WholeSchema} schema the bundled schema
 */
export async function validator(root, schema) {
  judge(schema);
  const compiler = join(root, 'packages/realm/src/validator/compile-schema.ts');
  const contents = `import {
  charactersIn, compileSchema, isObject, remembered, samePair,
} from ${JSON.stringify(compiler)};
${quickCheck(schema)}
export default compileSchema(${JSON.stringify(withoutProse(schema))}, isValid);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  return `${BANNER}\n${outputFiles.map(({ text }) => text).join('')}`;
}

/**
 * Checks the schema strictly by the standard: ajv throws when it is not valid.
 * @param {Schema} schema
 */
function judge(schema) {
  ajvFor(schema).compile(schema);
}

/**
 * Creates the compiler that ours is compared with; it lists every mistake, as ours does.
 * @param {Schema} schema
 */
export function ajvFor(schema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
  });
  const own = [...subschemas(schema)].flatMap((part) => Object.keys(part).filter(isOwn));
  for (const keyword of new Set(own)) ajv.addKeyword(keyword);
  ajv.addFormat(COLOUR, true);
  return ajv;
}

/**
 * Keeps only the parts that messages use. A message about a missing key shows an example, so a required key keeps its first; a
 * reference takes the example of its target.
 * @param {WholeSchema} schema
 */
function withoutProse(schema) {
  const copy = structuredClone(schema);
  /** @type {Set<Schema | undefined>} */
  const required = new Set();
  for (const { properties = {}, required: keys = [] } of subschemas(copy)) {
    for (const key of keys) required.add(properties[key]);
  }
  for (const part of subschemas(copy)) {
    const target = part.$ref ? definitionIn(schema, definitionName(part.$ref)) : {};
    const [sample] = part.examples ?? target.examples ?? [];
    for (const keyword of Object.keys(part).filter(isUnspoken))
      Reflect.deleteProperty(part, keyword);
    if (sample !== undefined && required.has(part)) part.examples = [sample];
  }
  return copy;
}

/** @param {string} keyword */
const isUnspoken = (keyword) =>
  isOwn(keyword)
    ? !SPOKEN.includes(keyword)
    : ['$schema', 'title', 'description', 'default', 'examples', 'format'].includes(keyword);

export const validatorTypes = () => `${BANNER}
import type { SchemaError } from '../validator/compile-schema';
import type { RealmConfig } from './realm-config';

export type { SchemaError };

declare const validateConfig: {
  (value: unknown): value is RealmConfig;
  errors: SchemaError[] | null;
};

export default validateConfig;
`;
