import { describe, expect, it } from 'vitest';
import { readSignInQuery } from './sign-in-query';

describe('readSignInQuery', () => {
  it('reads where the viewer was going', () => {
    const search =
      '?from=/a&entryPage=purchase&redirectTo=/b&licences=7&type=login&showPurchase=1&socialProvider=google&bundle_id=app';
    expect(readSignInQuery(search)).toEqual({
      from: '/a',
      entryPage: 'purchase',
      redirectTo: '/b',
      licences: '7',
      type: 'login',
      showPurchase: '1',
      socialProvider: 'google',
      bundleId: 'app',
    });
  });

  it('[1.2-100] reads extraParams on a return from a provider', () => {
    expect(readSignInQuery('?extraParams=x%3D1')).toEqual({ extraParams: 'x=1' });
  });

  it('[1.2-099] knows the types signup and login, and no other', () => {
    expect(readSignInQuery('?type=signup').type).toBe('signup');
    expect(readSignInQuery('?type=login').type).toBe('login');
    expect(readSignInQuery('?type=other').type).toBeUndefined();
  });

  it('ignores empty and unknown parameters', () => {
    expect(readSignInQuery('?from=&utm_source=x')).toEqual({});
    expect(readSignInQuery('')).toEqual({});
  });
});
