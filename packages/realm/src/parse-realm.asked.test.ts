import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from './fixtures/realm-text';
import { parseRealm } from './parse-realm';

function parse(members: Record<string, unknown> = {}) {
  const config = {
    ...SMALLEST_REALM,
    locales: { default: 'en', supported: ['en', 'es'] },
    ...members,
  };
  const text = JSON.stringify(config);
  return parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS });
}

const term = (fieldName: string, given: object = {}) => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  version: '1',
  text: { en: `<p>${fieldName}</p>`, es: `<p>${fieldName}, en español</p>` },
  ...given,
});
const named = (terms: object[], lists: object) => ({ consents: { terms, ...lists } });

describe('what a realm asks of viewers', () => {
  it('is left to the origin when the file has no terms', () => {
    const { realm, asked } = parse();
    expect(asked).toEqual({ vpn: 'allowed' });
    expect(realm).not.toHaveProperty('territories');
  });

  it('[1.3-16] is sorted by purpose, in the order of the purpose’s list, whatever the order of the terms', () => {
    const label = { en: 'Rules', es: 'Reglas' };
    const { asked, findings } = parse(
      named(
        [
          term('sale', { required: true }),
          term('rules', { required: true, label }),
          term('notice', { fieldType: 'INFORMATION_TEXT' }),
        ],
        { signup: ['notice', 'rules'], purchase: ['sale', 'notice'] },
      ),
    );
    expect(findings).toEqual([]);
    expect(asked?.consents?.signup).toEqual([
      {
        fieldName: 'notice',
        fieldType: 'INFORMATION_TEXT',
        required: false,
        ticked: false,
        version: '1',
        text: { en: '<p>notice</p>', es: '<p>notice, en español</p>' },
      },
      expect.objectContaining({ fieldName: 'rules', required: true, label }),
    ]);
    expect(asked?.consents?.purchase.map(({ fieldName }) => fieldName)).toEqual(['sale', 'notice']);
    expect(Object.isFrozen(asked?.consents?.signup)).toBe(true);
  });

  it('has one finding when the territories are both allowed and blocked, whatever the two lists hold', () => {
    const { findings } = parse({ territories: { allowed: [], blocked: [] } });
    expect(findings.map(({ rule }) => rule)).toEqual(['territories-contradiction']);
  });

  it('[1.5-30] never requires an answer to information, whatever the file requires', () => {
    const notice = term('notice', { fieldType: 'INFORMATION_TEXT', required: true });
    const { asked } = parse(named([notice], { signup: ['notice'] }));
    expect(asked?.consents?.signup[0]).toMatchObject({ required: false });
  });

  it.each([
    [{ data: { default: 'true' } }, true],
    [{ defaultValue: 'true' }, true],
    [{ data: { default: 'false' }, defaultValue: 'true' }, false],
    [{ data: {}, defaultValue: 'true' }, true],
    [{}, false],
  ])('[1.5-31] is ticked at first by %j: %s', (given, ticked) => {
    const { asked } = parse(named([term('news', given)], { signup: ['news'] }));
    expect(asked?.consents?.signup[0]?.ticked).toBe(ticked);
  });

  it('is nothing when the file has empty consents', () => {
    expect(parse({ consents: {} }).asked?.consents).toEqual({ signup: [], purchase: [] });
  });

  it('is in no page, but the territories are', () => {
    const { realm, asked } = parse({
      ...named([term('rules')], { signup: ['rules'] }),
      territories: { blocked: ['JP'] },
      vpn: 'refused',
    });
    expect(asked).toMatchObject({ territories: { blocked: ['JP'] }, vpn: 'refused' });
    expect(realm?.territories).toEqual({ blocked: ['JP'] });
    expect(JSON.stringify(realm)).not.toMatch(/rules|refused/);
  });

  it('has one finding for an unknown name, and none for the term that it leaves unused', () => {
    const { findings } = parse(named([term('newsletter')], { signup: ['terms'] }));
    expect(findings.map(({ rule }) => rule)).toEqual(['unknown-consent']);
  });

  it('has one finding for a malformed name, and none about unknown names', () => {
    const { findings } = parse(named([term('terms of use')], { signup: ['termsOfUse'] }));
    expect(findings.map(({ rule }) => rule)).toEqual(['wrong-format']);
  });
});
