import { siteFixture } from '@marquee/renderer/testing';
import { describe, expect, it } from 'vitest';
import { destinationContext } from '../login/destination-context';
import { everySignInPage } from '../testing/pages-for';
import { signInPaths } from './sign-in-paths';

describe('signInPaths', () => {
  const isSignIn = (path: string) =>
    signInPaths(['/login', '/gift/:giftId?/login', '/oauth/:provider', '/🔑'], ['', '/es'])(path);

  it.each([
    '/login',
    '/login/',
    '/LOGIN',
    '/es/login',
    '/gift/login',
    '/gift/42/login',
    '/oauth/partner',
    '/🔑',
  ])('includes %s', (path) => {
    expect(isSignIn(path)).toBe(true);
  });

  it.each(['/', '/es', '/logins', '/home/login', '/gift/42', '/oauth', '/oauth/a/b', '/pt/login'])(
    'does not include %s',
    (path) => {
      expect(isSignIn(path)).toBe(false);
    },
  );
});

describe('signInPaths of a realm with several languages', () => {
  const isSignIn = (path: string) => signInPaths(['/login.here'], ['', '/es', '/pt-BR'])(path);

  it.each([
    ['/login.here', true],
    ['/es/login.here', true],
    ['/pt-BR/login.here', true],
    ['/fr/login.here', false],
    ['/es/pt-BR/login.here', false],
    ['/loginXhere', false],
  ])('says whether %s is included: %s', (path, known) => {
    expect(isSignIn(path)).toBe(known);
  });

  it('reads the prefixes of realms that have one in each language', () => {
    const both = signInPaths(['/login'], ['/en', '/es']);
    expect(['/en/login', '/es/login'].every(both)).toBe(true);
  });
});

describe('the sign-in pages of a site', () => {
  const site = siteFixture({ features: [everySignInPage] });
  const isSignInPath = (path: string) =>
    destinationContext(site, 'https://watch.example').isSignInPath(path);

  it.each([
    '/login',
    '/es/iniciar-sesion',
    '/signup',
    '/logout',
    '/login/apple',
    '/login/openid/partner',
    '/login/request-password',
    '/requestnewpwd',
    '/gift/9/login/redirect',
    '/gift/redeem/ABC/register',
    '/oauth/partner/app',
  ])('include %s', (path) => {
    expect(isSignInPath(path)).toBe(true);
  });

  it.each(['/home', '/account', '/gift/9', '/gift/9/pay', '/purchase', '/live/login-night'])(
    'do not include %s',
    (path) => {
      expect(isSignInPath(path)).toBe(false);
    },
  );
});
