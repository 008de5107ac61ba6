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

describe('what a realm asks', () => {
  it('is left to the origin where the file says nothing', () => {
    const { realm, asked } = parse();
    expect(asked).toEqual({ vpn: 'allowed' });
    expect(realm).not.toHaveProperty('territories');
  });

  it('[1.3-16] comes out by purpose, in the order of its list, whatever the order of the terms', () => {
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

  it('is told once that its territories are said in two ways, whatever the two say', () => {
    const { findings } = parse({ territories: { allowed: [], blocked: [] } });
    expect(findings.map(({ rule }) => rule)).toEqual(['territories-contradiction']);
  });

  it('[1.5-30] information holds nobody up, whatever the file requires', () => {
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
  ])('[1.5-31] ticks by %j: %s', (given, ticked) => {
    const { asked } = parse(named([term('news', given)], { signup: ['news'] }));
    expect(asked?.consents?.signup[0]?.ticked).toBe(ticked);
  });

  it('is nothing where the file says so', () => {
    expect(parse({ consents: {} }).asked?.consents).toEqual({ signup: [], purchase: [] });
  });

  it('is carried by no page; where its accounts are opened is', () => {
    const { realm, asked } = parse({
      ...named([term('rules')], { signup: ['rules'] }),
      territories: { blocked: ['JP'] },
      vpn: 'refused',
    });
    expect(asked).toMatchObject({ territories: { blocked: ['JP'] }, vpn: 'refused' });
    expect(realm?.territories).toEqual({ blocked: ['JP'] });
    expect(JSON.stringify(realm)).not.toMatch(/rules|refused/);
  });

  it('says of one name that is wrong nothing about the term that is not asked for it', () => {
    const { findings } = parse(named([term('newsletter')], { signup: ['terms'] }));
    expect(findings.map(({ rule }) => rule)).toEqual(['unknown-consent']);
  });

  it('is not judged by its names while a name is no name', () => {
    const { findings } = parse(named([term('terms of use')], { signup: ['termsOfUse'] }));
    expect(findings.map(({ rule }) => rule)).toEqual(['wrong-format']);
  });
});
