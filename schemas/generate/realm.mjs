// Everything that is derived from schemas/realm: the operator's types, the validator, the defaults and the
// reference. Same schemas in, same bytes out.
import { LABELS_FILE, labelsSchema, PRESET_FILE, presetSchema } from './realm/beside.mjs';
import { bundle, definitionIn } from './realm/bundle.mjs';
import { defaultsModule } from './realm/defaults.mjs';
import { fontNamesModule } from './realm/font-names.mjs';
import { inheritanceModule } from './realm/inheritance.mjs';
import { INHERITING_FILE, inheritingSchema } from './realm/inheriting.mjs';
import { labelsModule } from './realm/labels.mjs';
import {
  PAYMENT_PROVIDER_FILE,
  paymentMethodsModule,
  paymentProviderSchema,
  paymentRegistry,
  readPaymentProviders,
} from './realm/payment-providers.mjs';
import { placesModule } from './realm/places.mjs';
import { presetsModule } from './realm/presets.mjs';
import { probesModule } from './realm/probes.mjs';
import { ableModule, accountsModule, capabilitiesModule } from './realm/provider-kinds.mjs';
import {
  PROVIDER_FILE,
  providerRegistry,
  providerSchema,
  readProviders,
} from './realm/providers.mjs';
import { reference } from './realm/reference.mjs';
import { readSections, SECTION_FILE, sectionSchema, sectionsModule } from './realm/sections.mjs';
import { configTypes } from './realm/types.mjs';
import { validator, validatorTypes } from './realm/validator.mjs';

const GENERATED = 'packages/realm/src/generated';

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 */
export async function generate(root) {
  const schema = await bundle(root);
  const providers = await readProviders(root);
  const sections = await readSections(root);
  const payments = await readPaymentProviders(root);
  const switches = Object.keys(definitionIn(schema, 'features').properties ?? {});
  /** @type {(document: unknown) => string} */
  const text = (document) => `${JSON.stringify(document, null, 2)}\n`;
  return new Map([
    [`schemas/realm/${PROVIDER_FILE}`, text(providerSchema(providers))],
    [`schemas/realm/${PAYMENT_PROVIDER_FILE}`, text(paymentProviderSchema(payments))],
    [`schemas/realm/${SECTION_FILE}`, text(sectionSchema(sections))],
    [`schemas/realm/${INHERITING_FILE}`, text(inheritingSchema(schema))],
    [`schemas/realm/${PRESET_FILE}`, text(presetSchema(schema))],
    [`schemas/realm/${LABELS_FILE}`, text(labelsSchema(schema))],
    ['packages/commerce/src/generated/payment-providers.ts', paymentRegistry(payments)],
    ['packages/theme/src/generated/font-names.ts', fontNamesModule(schema)],
    ['packages/identity/src/generated/able-providers.ts', ableModule(providers)],
    ['packages/identity/src/generated/capabilities.ts', capabilitiesModule(providers)],
    ['packages/identity/src/generated/providers.ts', providerRegistry(providers)],
    [`${GENERATED}/provider-kinds.ts`, accountsModule(providers)],
    [`${GENERATED}/realm-config.ts`, await configTypes(schema)],
    [`${GENERATED}/validate-config.js`, await validator(root, schema)],
    [`${GENERATED}/validate-config.d.ts`, validatorTypes()],
    [`${GENERATED}/defaults.ts`, defaultsModule(schema)],
    [`${GENERATED}/inheritance.ts`, inheritanceModule(schema)],
    [`${GENERATED}/labels.ts`, await labelsModule(root)],
    [`${GENERATED}/payment-methods.ts`, paymentMethodsModule(payments)],
    [`${GENERATED}/places.ts`, placesModule(schema)],
    [`${GENERATED}/presets.ts`, await presetsModule(root)],
    [`${GENERATED}/sections.ts`, sectionsModule(sections, switches)],
    [`${GENERATED}/probes.ts`, probesModule(providers)],
    ['docs/operators/realm-reference.md', reference(schema)],
  ]);
}
