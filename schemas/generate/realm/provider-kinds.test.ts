import { describe, expect, it } from 'vitest';
import { ableModule, accountsModule, capabilitiesModule } from './provider-kinds.mjs';

const given = {
  'x-accounts': 'provider',
  'x-own-pages': true,
  'x-capabilities': { accountSecurity: 'resetUri', passwordReset: true, signUp: false },
};
const providers = (schema: object) => [
  { type: 'club', file: 'providers/club.schema.json', schema },
];

describe('what a provider’s schema says of its kind', () => {
  it('comes into the tables of the checks, of identity and of its pages', () => {
    expect(accountsModule(providers(given))).toContain("club: 'provider',");
    expect(accountsModule(providers(given))).toContain(
      "WITH_OWN_PAGES: readonly string[] = ['club']",
    );
    expect(capabilitiesModule(providers(given))).toContain("club: row('resetUri', true, false),");
    expect(ableModule(providers(given))).toContain("RECOVERING: readonly string[] = ['club']");
    expect(ableModule(providers(given))).toContain("NOT_SIGNING_UP: readonly string[] = ['club']");
    expect(ableModule(providers(given))).toContain('TV_PROVIDERS: readonly string[] = []');
  });

  it('is refused where it says nothing, or something else', () => {
    const strangers = { ...given, 'x-accounts': 'strangers' };
    expect(() => accountsModule(providers(strangers))).toThrow(
      'providers/club.schema.json: "x-accounts" is one of own, companion, provider, tv.',
    );
    const { 'x-capabilities': _left, ...silent } = given;
    expect(() => capabilitiesModule(providers(silent))).toThrow(/"x-capabilities" says of/);
    expect(() => ableModule(providers(silent))).toThrow(/"x-capabilities" says of/);
  });
});
