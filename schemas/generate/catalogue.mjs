// The catalogue's schema, a file a topic, and the site's operations → types and documents as plain text (no parser at run time).
/** @import { DefinitionNode, FragmentDefinitionNode, GraphQLOutputType, GraphQLSchema, OperationDefinitionNode } from 'graphql' */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  concatAST,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
  print,
  Source,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';

const folder = 'packages/origin-client/src';
const header = '// Generated from schemas/catalogue and src/operations; do not edit.\n';

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 */
export async function generate(root) {
  /** @type {(path: string) => Promise<import('graphql').DocumentNode>} */
  const read = async (path) => parse(new Source(await readFile(join(root, path), 'utf8'), path));
  /** @type {(path: string) => Promise<string[]>} */
  const namesIn = async (path) =>
    (await readdir(join(root, path))).filter((name) => name.endsWith('.graphql')).sort();
  const topics = await namesIn('schemas/catalogue');
  const schema = concatAST(
    await Promise.all(topics.map((name) => read(`schemas/catalogue/${name}`))),
  );
  const names = await namesIn(`${folder}/operations`);
  const documents = await Promise.all(
    names.map(async (name) => {
      const location = `${folder}/operations/${name}`;
      return { location, document: await read(location) };
    }),
  );
  const schemaAst = buildASTSchema(schema);
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const problems = validate(schemaAst, { kind: Kind.DOCUMENT, definitions }, specifiedRules);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n'));

  const types = await codegen({
    filename: 'catalogue.ts',
    schema,
    schemaAst,
    documents,
    config: {},
    plugins: [
      {
        operations: {
          skipTypename: true,
          arrayInputCoercion: false,
          immutableTypes: true,
          useTypeImports: true,
          scalars: { DateTime: 'string', ID: 'string' },
          strictScalars: true,
        },
      },
    ],
    pluginMap: { operations: operationsPlugin },
  });
  const operations = definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const values = operations.map((operation) => {
    const name = operation.name?.value;
    if (name === undefined) throw new Error(`${folder}/operations: an operation has no name.`);
    const text = textOf(operation, definitions);
    return (
      `export const ${name}Document: TypedDocumentString<${name}Query, ${name}QueryVariables> = {\n` +
      `  text: ${quote(text)},\n  shape: ${quote(shapeOf(operation, schemaAst))},\n};\n`
    );
  });
  const text = `${header}import type { TypedDocumentString } from '../typed-document';\n\n${types.trim()}\n\n${values.join('\n')}`;
  return new Map([[`${folder}/generated/catalogue.ts`, text]]);
}

/**
 * Writes the operation with the fragments that it needs, without unnecessary characters.
 * @param {OperationDefinitionNode} operation
 * @param {readonly DefinitionNode[]} definitions
 */
function textOf(operation, definitions) {
  const fragments = definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  /** @type {Map<string, FragmentDefinitionNode>} */
  const needed = new Map();
  /** @param {OperationDefinitionNode | FragmentDefinitionNode} node */
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (needed.has(value)) return;
        const fragment = fragments.find(({ name }) => name.value === value);
        if (!fragment) throw new Error(`${folder}/operations: there is no fragment ${value}.`);
        needed.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return stripIgnoredCharacters([operation, ...needed.values()].map(print).join('\n'));
}

/**
 * Lists the fields that the answer's `data` always has, as `src/shape.ts` reads them.
 * @param {OperationDefinitionNode} operation
 * @param {GraphQLSchema} schema
 */
function shapeOf(operation, schema) {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return operation.selectionSet.selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .flatMap(({ name, alias, directives = [] }) => {
      const type = fields[name.value]?.type;
      if (directives.length > 0 || !isNonNullType(type)) return [];
      return `${(alias ?? name).value}:${jsonTypeOf(type)}`;
    })
    .join(' ');
}

/** @param {GraphQLOutputType} type */
function jsonTypeOf(type) {
  const bare = getNullableType(type);
  if (isListType(bare)) return 'array';
  if (isEnumType(bare)) return 'string';
  if (!isScalarType(bare)) return 'object';
  if (bare.name === 'Boolean') return 'boolean';
  return bare.name === 'Int' || bare.name === 'Float' ? 'number' : 'string';
}

/** @param {string} text */
const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
