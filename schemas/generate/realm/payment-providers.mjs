/** @import { Variant } from './variants.mjs' */
import { readVariants, unionSchema } from './variants.mjs';

const FOLDER = 'payment-providers';
export const PAYMENT_PROVIDER_FILE = 'generated/payment-provider.schema.json';

/**
 * Reads the payment providers' files. A file's name is also the name of the folder in `packages/commerce/src/providers`.
 * @param {string} root the repository's folder
 */
export const readPaymentProviders = (root) => readVariants(root, FOLDER);

/**
 * The name that a payment provider's definition has in the bundled schema.
 * @param {string} type
 */
export const definitionOf = (type) => `${type}Payment`;

/**
 * Any one of the payment providers.
 * @param {readonly Variant[]} providers
 */
export const paymentProviderSchema = (providers) =>
  unionSchema({
    file: PAYMENT_PROVIDER_FILE,
    from: FOLDER,
    title: 'Payment provider',
    description: 'One company that takes money; its type says which further keys it has.',
    type: {
      title: 'Payment provider type',
      description: 'Which company this is.',
      examples: ['stripe'],
    },
    variants: providers,
    examples: [{ type: 'stripe', publishableKey: 'pk_test_51ApexExample' }],
  });

const BANNER =
  '// Generated from schemas/realm/payment-providers by "npm run generate". Do not edit.';

/**
 * The code of each payment provider, loaded by the page of a viewer who has chosen its method. A schema without a folder does not compile.
 * @param {readonly Variant[]} providers
 */
export function paymentRegistry(providers) {
  const rows = providers.map(
    ({ type, folder }) => `  ${type}: () => import('../providers/${folder}'),`,
  );
  return `${BANNER}
import type { ProviderModule, ProviderType } from '../providers/provider';

export const PAYMENT_MODULES = {
${rows.join('\n')}
} satisfies { [Type in ProviderType]: () => Promise<ProviderModule<Type>> };
`;
}

/**
 * Writes which methods each payment provider takes, for the checks of a realm.
 * @param {readonly Variant[]} providers
 * @throws {Error} where a provider's schema does not say what it takes
 */
export function paymentMethodsModule(providers) {
  const rows = providers.map(({ type, file, schema }) => {
    const methods = schema['x-methods'] ?? [];
    if (methods.length === 0) throw new Error(`${file}: "x-methods" names the methods it takes.`);
    return `  ${type}: [${methods.map((name) => `'${name}'`).join(', ')}],\n`;
  });
  return `${BANNER}

/** The methods that each payment provider takes. */
export const PAYMENT_METHODS: Readonly<Record<string, readonly string[]>> = {
${rows.join('')}};
`;
}
