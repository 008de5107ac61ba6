/** @import { VariantFile } from './variants.mjs' */

/** @typedef {Pick<VariantFile, 'file' | 'schema'>} Source */

const BANNER = '// Generated from schemas/realm/providers by "npm run generate". Do not edit.';

/**
 * Whose accounts a provider signs in: the site's `own`; those of its `companion`s, that were opened in another way; those
 * of the `provider`; `tv` subscriptions.
 */
const ACCOUNTS = ['own', 'companion', 'provider', 'tv'];
/**
 * What a provider can do for a viewer beside signing in, and the values that say so.
 * @type {Record<'accountSecurity' | 'passwordReset' | 'signUp', (string | boolean)[]>}
 */
const CAPABILITIES = {
  accountSecurity: [true, false, 'resetUri'],
  passwordReset: [true, false],
  signUp: [true, false],
};

/**
 * Writes what a realm's checks need to know of the kinds of providers.
 * @param {readonly VariantFile[]} providers
 */
export function accountsModule(providers) {
  const rows = providers.map(({ type, ...provider }) => `  ${type}: '${accountsOf(provider)}',\n`);
  const away = providers.filter(({ schema }) => schema['x-own-pages']);
  return `${BANNER}

/**
 * Whose accounts a provider signs in: the site's own, those that were opened in another way, the provider's, or those of
 * TV companies.
 */
export type Accounts = ${union(ACCOUNTS)};

/** Whose accounts each type of provider signs in. */
export const ACCOUNTS: Readonly<Record<string, Accounts>> = {
${rows.join('')}};

/** The types of providers that send viewers to pages of their own. */
export const WITH_OWN_PAGES: readonly string[] = ${list(away)};
`;
}

/**
 * Writes the capabilities of each type of provider. Only code that signs in needs them.
 * @param {readonly VariantFile[]} providers
 */
export function capabilitiesModule(providers) {
  const rows = providers.map(({ type, ...provider }) => {
    const values = Object.values(capabilitiesOf(provider)).map((value) =>
      typeof value === 'string' ? `'${value}'` : value,
    );
    return `  ${type}: row(${values.join(', ')}),\n`;
  });
  return `${BANNER}
import type { AuthProvider } from '@marquee/realm';

/** What a provider can do for a viewer beside signing in. */
export interface Capabilities {
  /** Has it an account security page? \`resetUri\`: only when its configuration names one. */
  accountSecurity: boolean | 'resetUri';
  passwordReset: boolean;
  signUp: boolean;
}

const row = (
  accountSecurity: Capabilities['accountSecurity'],
  passwordReset: boolean,
  signUp: boolean,
): Capabilities => ({ accountSecurity, passwordReset, signUp });

/** The table of spec 1 §1, and the providers that are not in it. */
export const CAPABILITIES: Readonly<Record<AuthProvider['type'], Capabilities>> = {
${rows.join('')}};
`;
}

/**
 * Writes the part of the table that decides which pages a realm has: short, because every page has it.
 * @param {readonly VariantFile[]} providers
 */
export function ableModule(providers) {
  const able = providers.filter((provider) => capabilitiesOf(provider).passwordReset);
  const unable = providers.filter((provider) => !capabilitiesOf(provider).signUp);
  const tv = providers.filter((provider) => accountsOf(provider) === 'tv');
  return `${BANNER}

/** The types of providers with passwords that can be changed when they are forgotten. */
export const RECOVERING: readonly string[] = ${list(able)};

/** The types of providers that do not open accounts. */
export const NOT_SIGNING_UP: readonly string[] = ${list(unable)};

/** The types of TV providers. */
export const TV_PROVIDERS: readonly string[] = ${list(tv)};
`;
}

/**
 * @param {Source} source
 * @throws {Error} where a provider's schema does not say whose accounts it signs in
 */
function accountsOf({ file, schema }) {
  const accounts = schema['x-accounts'];
  if (accounts !== undefined && ACCOUNTS.includes(accounts)) return accounts;
  throw new Error(`${file}: "x-accounts" is one of ${ACCOUNTS.join(', ')}.`);
}

/**
 * @param {Source} source
 * @throws {Error} where a provider's schema does not say what it can do
 */
function capabilitiesOf({ file, schema }) {
  const given = schema['x-capabilities'] ?? {};
  for (const [name, values] of Object.entries(CAPABILITIES)) {
    const value = given[name];
    if (value === undefined || !values.includes(value))
      throw new Error(`${file}: "x-capabilities" says of ${name} one of ${values.join(', ')}.`);
  }
  const { accountSecurity, passwordReset, signUp } = given;
  return { accountSecurity, passwordReset, signUp };
}

/** @param {readonly string[]} values */
const union = (values) => values.map((value) => `'${value}'`).join(' | ');
/** @param {readonly VariantFile[]} providers */
const list = (providers) => `[${providers.map(({ type }) => `'${type}'`).join(', ')}]`;
