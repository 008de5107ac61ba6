import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { definitionName, subschemas } from './bundle.mjs';

const BANNER = '// Generated from schemas/realm by "npm run generate". Do not edit.';

/** Our own keywords: words for messages and for the reference, without effect on what is valid. */
const ANNOTATIONS = [
  'x-expected',
  'x-default',
  'x-alternatives',
  'x-doctor',
  'x-inherit',
  'x-merge',
];

/**
 * The schema as a plain function, so that no schema compiler ships. `verbose` puts the schema and its parent
 * into each error: allowed keys and expectations for the message come from there.
 */
export async function validator(schema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  const source = standaloneCode(ajv, ajv.compile(withoutProse(schema)));

  // The generated code still calls require() for ajv's small runtime functions; bundling takes them in.
  const result = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  const [output] = result.outputFiles;
  // esbuild leaves this message wherever it could not take something in.
  if (output.text.includes('Dynamic require of')) {
    throw new Error('The validator still calls require().');
  }
  return `${BANNER}\n${output.text}`;
}

/** Leaves only what messages are made of; a reference takes the first example of its target. */
function withoutProse(schema) {
  const copy = structuredClone(schema);
  for (const part of subschemas(copy)) {
    const target = part.$ref ? schema.$defs[definitionName(part.$ref)] : {};
    const [sample] = part.examples ?? target.examples ?? [];
    if (sample !== undefined) part.examples = [sample];
    delete part.title;
    delete part.description;
    delete part.default;
    delete part['x-default'];
    delete part['x-inherit'];
    delete part['x-merge'];
  }
  return copy;
}

export const validatorTypes = () => `${BANNER}
import type { RealmConfig } from './realm-config';

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** Set when the name of a property is wrong, not its value. */
  propertyName?: string;
  parentSchema: Record<string, unknown>;
  data: unknown;
}

declare const validateConfig: {
  (value: unknown): value is RealmConfig;
  errors?: SchemaError[] | null;
};

export default validateConfig;
`;
