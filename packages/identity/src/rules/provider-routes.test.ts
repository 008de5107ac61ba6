import { ROUTE_TABLE } from '@marquee/renderer';
import { describe, expect, it } from 'vitest';
import { ownerOf, PROVIDER_PAGES, routeHasProvider } from './provider-pages';
import { isGeneric, providerRoute, straightTo } from './provider-routes';

describe('the page of a provider', () => {
  it.each([
    ['', 'apple', '/login/apple'],
    ['', 'facebook', '/login/facebook'],
    ['', 'google', '/login/google'],
    ['', 'firebase', '/login/firebase'],
    ['', 'gigya', '/login/GIGYA'],
    ['', 'magicLink', '/login/magic-link'],
    ['', 'pbr', '/login/pbr'],
    ['', 'sptv', '/login/sptv'],
    ['', 'opin', '/login/opin'],
    ['[1.2-094]', 'openid', '/login/openid/:clientName'],
    ['[1.2-056]', 'adobe', '/providers/:result?/:device?'],
    ['[1.2-056]', 'adobeDcr', '/providers/:result?/:device?'],
  ])('%s is there for %s at %s', (_rule, type, path) => {
    expect(ROUTE_TABLE[providerRoute(type, 'x').name].paths.default).toBe(path);
  });

  it('has the client of an OAuth provider in its path, else the type', () => {
    expect(providerRoute('oauth', 'volunteers')).toEqual({
      name: 'oauth',
      params: { provider: 'volunteers' },
    });
    expect(providerRoute('oauth').params).toEqual({ provider: 'oauth' });
  });

  it('has the client of an OpenID provider in its path', () => {
    expect(providerRoute('openid', 'nations').params).toEqual({ clientName: 'nations' });
  });

  it('is not generic by the beginning of its name', () => {
    expect(isGeneric('identity')).toBe(false);
    expect(isGeneric('id')).toBe(true);
  });

  it('is below the login route for a provider without a route of its own', () => {
    expect(providerRoute('harbour', 'quay')).toEqual({
      name: 'loginReturn',
      params: { authProvider: 'harbour', clientName: 'quay' },
    });
    expect(providerRoute('harbour').params).toEqual({ authProvider: 'harbour' });
  });

  it('is there only in realms that have the provider', () => {
    const realm = (...types: string[]) =>
      ({ auth: { providers: types.map((type) => ({ type })) } }) as Parameters<
        typeof routeHasProvider
      >[1];
    expect(routeHasProvider('loginOpenId', realm('id', 'openid'))).toBe(true);
    expect(routeHasProvider('loginOpenId', realm('id'))).toBe(false);
    expect(routeHasProvider('loginReturn', realm('id', 'openid', 'magicLink'))).toBe(false);
    expect(routeHasProvider('loginReturn', realm('id', 'harbour'))).toBe(true);
    expect(routeHasProvider('providers', realm('id', 'adobeDcr'))).toBe(true);
    expect(routeHasProvider('loginReturn', realm('id', 'adobeDcr'))).toBe(false);
    expect(routeHasProvider('providers', realm('id', 'openid'))).toBe(false);
  });

  it('has the name of the folder that owns it', () => {
    expect([...new Set(PROVIDER_PAGES.map(ownerOf))].sort()).toEqual([
      ...['apple', 'facebook', 'firebase', 'gigya', 'google', 'magiclink', 'oauth', 'openid'],
      ...['opin', 'pbr', 'providers', 'sptv'],
    ]);
    expect(ownerOf('loginloginApp')).toBe('login');
  });
});

describe('[1.2-103] straightTo', () => {
  const choices = (...types: string[]) =>
    types.map((type) => ({ config: { type } })) as Parameters<typeof straightTo>[0];
  const types = (...names: string[]) => straightTo(choices(...names))?.config.type;

  it('is the only provider where that is not generic', () => {
    expect(types('openid')).toBe('openid');
    expect(types('pbr')).toBe('pbr');
    expect(types('adobeDcr')).toBe('adobeDcr');
  });

  it('is undefined for own ID and magic link', () => {
    expect(types('id')).toBeUndefined();
    expect(types('magicLink')).toBeUndefined();
  });

  it('is undefined where there are several providers', () => {
    expect(types('openid', 'openid')).toBeUndefined();
    expect(types('id', 'openid')).toBeUndefined();
  });
});
