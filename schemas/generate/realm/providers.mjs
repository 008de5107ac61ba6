/** @import { Variant } from './variants.mjs' */
import { readVariants, unionSchema } from './variants.mjs';

const FOLDER = 'providers';
export const PROVIDER_FILE = 'generated/provider.schema.json';

/**
 * Reads the providers' files. A file's name is also the name of the folder in `packages/identity/src/providers`.
 * @param {string} root the repository's folder
 */
export const readProviders = (root) => readVariants(root, FOLDER);

/**
 * The name that a provider's definition has in the bundled schema.
 * @param {string} type
 */
export const definitionOf = (type) => `${type}Provider`;

/**
 * Any one of the providers.
 * @param {readonly Variant[]} providers
 */
export const providerSchema = (providers) =>
  unionSchema({
    file: PROVIDER_FILE,
    from: FOLDER,
    title: 'Provider',
    description: 'One way to sign in; its type says which further keys it has.',
    type: {
      title: 'Provider type',
      description: 'Which kind of provider this is.',
      examples: ['id'],
    },
    variants: providers,
    examples: [{ type: 'id' }],
  });

/**
 * The code of each provider, loaded by the realms that have it. A schema without a folder does not compile.
 * @param {readonly Variant[]} providers
 */
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
