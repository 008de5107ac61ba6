import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DestinationContext,
  destinationAfterConfirmation,
  destinationAfterSignIn,
} from './destination';
import { hostileRedirects } from './hostile-redirects';
import { signInPaths } from './sign-in-paths';
import type { SignInQuery } from './sign-in-query';

const context: DestinationContext = {
  origin: 'https://watch.example',
  basename: '',
  otherBasenames: ['/es'],
  isSignInPath: signInPaths(
    ['/login', '/signup', '/logout', '/iniciar-sesion', '/gift/:giftId?/login/redirect'],
    ['', '/es'],
  ),
  entryPages: { signup: '/signup', purchase: '/purchase' },
  defaultPath: '/home',
};
const spanish: DestinationContext = { ...context, basename: '/es', otherBasenames: [''] };

const go = (query: SignInQuery, site = context) => destinationAfterSignIn(query, site).path;

describe('[1.2-105] destinationAfterSignIn with a signup or purchase entry page', () => {
  it.each<[string, SignInQuery, string]>([
    ['takes purchase by name', { entryPage: 'purchase' }, '/purchase'],
    ['takes purchase by path', { entryPage: '/purchase' }, '/purchase'],
    ['takes purchase by a path with several slashes', { entryPage: '//purchase' }, '/purchase'],
    ['takes signup by name', { entryPage: 'signup' }, '/signup'],
    [
      'carries licences, redirectTo and from',
      { entryPage: 'purchase', licences: '7,9', redirectTo: '/account', from: '/live/3' },
      '/purchase?licences=7%2C9&redirectTo=%2Faccount&from=%2Flive%2F3',
    ],
    [
      'carries no address that leaves the site',
      { entryPage: 'purchase', redirectTo: 'https://evil.example', from: '//evil.example' },
      '/purchase',
    ],
    [
      'puts the entry page before from',
      { entryPage: 'signup', from: '/news' },
      '/signup?from=%2Fnews',
    ],
  ])('%s', (_what, query, path) => {
    expect(go(query)).toBe(path);
  });

  it('takes the page’s path from the site, whatever its name', () => {
    const site = { ...context, entryPages: { purchase: '/comprar' } };
    expect(go({ entryPage: 'purchase' }, site)).toBe('/comprar');
    expect(go({ entryPage: 'a/purchase', from: '/news' }, site)).toBe('/news');
    expect(go({ entryPage: 'pur/chase', from: '/news' }, site)).toBe('/news');
  });

  it('goes to from when the realm has no such page', () => {
    expect(go({ entryPage: 'purchase', from: '/news' }, { ...context, entryPages: {} })).toBe(
      '/news',
    );
  });

  it('knows the page by its path in the site’s language', () => {
    const site = { ...spanish, entryPages: { purchase: '/comprar' } };
    expect(go({ entryPage: '/comprar' }, site)).toBe('/comprar');
  });
});

it.each(['login', '/login', 'login-redirect', 'giftLoginRedirect', '/gift/9/login/redirect'])(
  '[1.2-106] destinationAfterSignIn ignores the entry page %s, and goes to from',
  (entryPage) => {
    expect(go({ entryPage, from: '/live/3' })).toBe('/live/3');
  },
);

it.each([undefined, 'home', 'account', 'https://evil.example', 'constructor'])(
  '[1.2-107] destinationAfterSignIn ignores the entry page %s, and goes to from',
  (entryPage) => {
    expect(go({ entryPage, from: '/live/3?t=4#x' })).toBe('/live/3?t=4#x');
  },
);

describe('[1.2-108] destinationAfterSignIn goes to the default menu’s page', () => {
  it.each<[string, SignInQuery]>([
    ['for an empty query', {}],
    ['for an unknown entry page', { entryPage: 'home' }],
    ['where from is a sign-in page', { from: '/login' }],
    ['for redirectTo alone', { redirectTo: '/account' }],
    ['where from leaves the site', { from: 'https://evil.example' }],
  ])('%s', (_what, query) => {
    expect(go(query)).toBe('/home');
  });
});

describe('destinationAfterSignIn of a site in several languages', () => {
  it.each([
    ['/es/directo/3', '/directo/3'],
    ['/es', '/'],
    ['/es?x=1', '/?x=1'],
    ['/directo/3', '/directo/3'],
    ['/especial', '/especial'],
  ])('takes the site’s own prefix off %s', (from, path) => {
    expect(destinationAfterSignIn({ from }, spanish)).toEqual({ path, otherLocale: false });
  });

  it('keeps a page of its own language when the realm has several others', () => {
    const site = { ...context, otherBasenames: ['/es', '/pt'] };
    const go = (from: string) => destinationAfterSignIn({ from }, site);
    expect(go('/pt/ao-vivo/3')).toEqual({ path: '/pt/ao-vivo/3', otherLocale: true });
    expect(go('/live/3')).toEqual({ path: '/live/3', otherLocale: false });
    expect(go('/es#top')).toEqual({ path: '/es#top', otherLocale: true });
  });

  it('says that an entry page and the default page are in the site’s own language', () => {
    expect(destinationAfterSignIn({ entryPage: 'signup' }, context).otherLocale).toBe(false);
    expect(destinationAfterSignIn({}, context).otherLocale).toBe(false);
  });

  it('says that a page is in another language', () => {
    expect(destinationAfterSignIn({ from: '/es/directo/3' }, context)).toEqual({
      path: '/es/directo/3',
      otherLocale: true,
    });
  });
});

describe('[1.2-110] destinationAfterSignIn and the suffix after a first sign-in', () => {
  const first = (query: SignInQuery, firstSignInSuffix: string) =>
    destinationAfterSignIn(query, { ...context, firstSignInSuffix }, { firstSignIn: true }).path;

  it.each<[SignInQuery, string, string]>([
    [{}, '?welcome=1', '/home?welcome=1'],
    [{ from: '/live/3?t=4' }, '?welcome=1', '/live/3?t=4&welcome=1'],
    [{ from: '/live/3#chat' }, '?welcome=1', '/live/3?welcome=1#chat'],
    [{ from: '/live/3#chat' }, '#welcome', '/live/3#welcome'],
    [{ from: '/news' }, '?a=1#b', '/news?a=1#b'],
    [{ entryPage: 'purchase', licences: '7' }, '?welcome=1', '/purchase?licences=7&welcome=1'],
  ])('turns %o and %s into %s', (query, suffix, path) => {
    expect(first(query, suffix)).toBe(path);
  });

  it('leaves the suffix out on every later sign-in', () => {
    expect(go({}, { ...context, firstSignInSuffix: '?welcome=1' })).toBe('/home');
  });
});

describe('destinationAfterSignIn with any query', () => {
  const value = fc.option(
    fc.oneof(fc.constantFrom(...hostileRedirects), fc.string(), fc.webUrl()),
    {
      nil: undefined,
    },
  );
  const query = fc.record({
    from: value,
    redirectTo: value,
    licences: value,
    entryPage: fc.oneof(fc.constantFrom('signup', 'purchase', 'login', undefined), value),
  });

  it('[1.2-107] stays on the site', () => {
    fc.assert(
      fc.property(
        query,
        fc.constantFrom(context, spanish),
        fc.boolean(),
        (asked, site, firstSignIn) => {
          const { path } = destinationAfterSignIn(
            asked,
            { ...site, firstSignInSuffix: '?welcome=1' },
            { firstSignIn },
          );
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, site.origin).origin).toBe(site.origin);
          expect(new URL(site.basename + path, site.origin).origin).toBe(site.origin);
        },
      ),
      { numRuns: process.env.FULL ? 3000 : 100 },
    );
  });

  it('[1.2-105] carries on no address of another site', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const path = go({ ...asked, entryPage: 'purchase' });
        const carried = new URL(path, context.origin).searchParams;
        for (const name of ['from', 'redirectTo']) {
          const next = carried.get(name);
          if (next !== null) expect(new URL(next, context.origin).origin).toBe(context.origin);
        }
      }),
      { numRuns: process.env.FULL ? 2000 : 100 },
    );
  });
});

describe('destinationAfterConfirmation', () => {
  it.each<[string, SignInQuery, string | undefined]>([
    ['goes back to from', { from: '/news' }, '/news'],
    ['knows no place without one', {}, undefined],
    [
      'goes on to the purchase with its plan, voucher and way back',
      { entryPage: 'purchase', licences: '7', voucher: 'TEN %', from: '/live/3' },
      '/purchase?licences=7&voucher=TEN+%25&from=%2Flive%2F3',
    ],
    ['does not go to sign-up again', { entryPage: 'signup', from: '/news' }, '/news'],
    [
      'keeps nothing that is too long',
      { entryPage: 'purchase', voucher: 'x'.repeat(2048), from: '/news' },
      '/news',
    ],
  ])('%s', (_what, query, path) => {
    expect(destinationAfterConfirmation(query, context)).toBe(path);
    // The login page, which reads it, leads there.
    if (path) expect(go({ from: path })).toBe(path);
  });
});
