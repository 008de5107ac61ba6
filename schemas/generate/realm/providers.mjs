import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'schemas/realm/providers';
export const PROVIDER_FILE = 'generated/provider.schema.json';

/**
 * The ways to sign in, one schema file each: `{ type, file, folder, schema }` in the order of their types. The file's
 * name is the name of the folder in `packages/identity/src/providers` as well.
 */
export async function readProviders(root) {
  const files = (await readdir(join(root, FOLDER))).filter((file) => file.endsWith('.schema.json'));
  const providers = await Promise.all(
    files.map(async (file) => {
      const schema = JSON.parse(await readFile(join(root, FOLDER, file), 'utf8'));
      const type = schema.properties?.type?.const;
      if (typeof type !== 'string')
        throw new Error(`${FOLDER}/${file}: properties.type needs a const.`);
      return { type, file: `providers/${file}`, folder: file.replace('.schema.json', ''), schema };
    }),
  );
  return providers.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** The name that a provider's definition has in the bundled schema. */
export const definitionOf = (type) => `${type}Provider`;

/** Any one of the providers: its type decides which further keys it has. Written out, so that editors know it as well. */
export function providerSchema(providers) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://marquee.example/schemas/realm/${PROVIDER_FILE}`,
    $comment: 'Generated from schemas/realm/providers by "npm run generate". Do not edit.',
    title: 'Provider',
    description: 'One way to sign in; its type says which further keys it has.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        title: 'Provider type',
        description: 'Which kind of provider this is.',
        type: 'string',
        enum: providers.map(({ type }) => type),
        examples: ['id'],
      },
    },
    allOf: providers.map(({ type, file }) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
      then: { $ref: `../${file}` },
    })),
    examples: [{ type: 'id' }],
  };
}

/** The code of each provider, loaded by the realms that have it. A schema without a folder does not compile. */
export function providerRegistry(providers) {
  const rows = providers.map(
    ({ type, folder }) => `  ${type}: () => import('../providers/${folder}'),`,
  );
  return `// Generated from schemas/realm/providers by "npm run generate". Do not edit.
import type { ProviderModule, ProviderType } from '../providers/provider';

export const PROVIDER_MODULES = {
${rows.join('\n')}
} satisfies { [Type in ProviderType]: () => Promise<ProviderModule<Type>> };
`;
}
