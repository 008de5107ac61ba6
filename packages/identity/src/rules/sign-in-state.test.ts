import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_CARRIED, readState, writeState } from './sign-in-state';

const random = 'r'.repeat(32);

describe('the state of a redirect sign-in', () => {
  it('[1.3-20] carries what the viewer was about to do, in any language', () => {
    const carried = {
      from: '/مباراة?x=1#y',
      entryPage: 'purchase',
      redirectTo: '/account',
      licences: '7,9',
      voucher: 'WELCOME50',
      type: 'signup' as const,
      showPurchase: 'true',
    };
    expect(readState(writeState(random, carried))).toEqual(carried);
  });

  it('is the random part alone when there is nothing to carry, or too much', () => {
    expect(writeState(random, {})).toBe(random);
    expect(writeState(random, { from: `/${'a'.repeat(700)}` })).toBe(random);
  });

  it('carries a query of the greatest length, and none that is longer', () => {
    const empty = JSON.stringify({ from: '' }).length;
    const most = { from: 'a'.repeat(LONGEST_CARRIED - empty) };
    expect(readState(writeState(random, most))).toEqual(most);
    expect(writeState(random, { from: `${most.from}a` })).toBe(random);
  });

  it.each(['signup', 'login'] as const)('carries the type %s', (type) => {
    expect(readState(writeState(random, { type }))).toEqual({ type });
  });

  it('carries no empty parameter', () => {
    expect(writeState(random, { from: '', licences: '' })).toBe(random);
    expect(readState(`${random}.${btoa('{"from":""}').replaceAll('=', '')}`)).toEqual({});
  });

  it('always has the form that the origin accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (from, licences) => {
        const state = writeState(random, { from, licences });
        expect(state).toMatch(/^[A-Za-z0-9._~-]{22,1200}$/);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no second part', random],
    ['no base64url', `${random}.%%`],
    ['no UTF-8', `${random}._w`],
    ['base64url with something before it', `${random}.%${btoa('{"from":"/a"}')}`],
    ['base64url with something behind it', `${random}.${btoa('{"from":"/a"}')}%`],
    ['bytes that are no UTF-8 in a text', `${random}.${btoa('{"from":"/\xff"}')}`],
    ['null', `${random}.${btoa('null')}`],
    ['a list', `${random}.${btoa('["from"]')}`],
    ['no JSON', `${random}.${btoa('{"from"')}`],
    ['no object', `${random}.${btoa('"x"')}`],
    ['other names', `${random}.${btoa('{"code":"1"}')}`],
    ['other types', `${random}.${btoa('{"from":1,"type":"x"}')}`],
    ['a text that holds what was carried', `${random}.${btoa('"from"')}`],
  ])('carries nothing when another site wrote it as %s', (_what, state) => {
    expect(readState(state.replaceAll('=', '').replaceAll('/', '_'))).toEqual({});
  });

  it.each([
    ['before', (text: string) => ` ${text}`],
    ['within', (text: string) => text.replace(/^..../, '$& ')],
    ['behind', (text: string) => `${text} `],
    ['behind, as padding', (text: string) => `${text}=`],
  ])('carries nothing once a character is added %s its base64', (_where, changed) => {
    const state = writeState(random, { from: '/home/123' });
    const [, text = ''] = state.split('.');
    expect(text.length % 4).toBe(3);
    expect(readState(`${random}.${text}`)).toEqual({ from: '/home/123' });
    expect(readState(`${random}.${changed(text)}`)).toEqual({});
  });

  it('never throws when another site wrote it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readState(text)).toBeTypeOf('object');
      }),
    );
  });
});
