import { basenameOf } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationContext } from '../login/destination-context';
import { everySignInPage } from '../testing/pages-for';
import { hostileRedirects } from './hostile-redirects';
import { safeRedirect } from './safe-redirect';

const origin = 'https://watch.example';
const { isSignInPath } = destinationContext(siteFixture({ features: [everySignInPage] }), origin);
const redirect = (value: string | null) => safeRedirect(value, origin, isSignInPath);

describe('safeRedirect', () => {
  it.each([
    ['/home', '/home'],
    ['/', '/'],
    ['/live/42/night-of-champions', '/live/42/night-of-champions'],
    ['/account?tab=cards&x=1#top', '/account?tab=cards&x=1#top'],
    ['/search?q=left%20hook+jab', '/search?q=left%20hook+jab'],
    ['/search?q=100%25', '/search?q=100%25'],
    [
      '/purchase?redirectTo=https://elsewhere.example',
      '/purchase?redirectTo=https://elsewhere.example',
    ],
    [
      '/video/7/ليلة-الابطال',
      '/video/7/%D9%84%D9%8A%D9%84%D8%A9-%D8%A7%D9%84%D8%A7%D8%A8%D8%B7%D8%A7%D9%84',
    ],
    ['/%F0%9F%8F%A0', '/%F0%9F%8F%A0'],
    ['/a/./b/../c', '/a/c'],
    ['/es/inicio', '/es/inicio'],
    ['/loginhelp', '/loginhelp'],
    ['/@brand', '/@brand'],
  ])('[1.2-107] lets %s through', (value, rebuilt) => {
    expect(redirect(value)).toBe(rebuilt);
  });

  it('is tested with at least a hundred hostile values, each once', () => {
    expect(hostileRedirects.length).toBeGreaterThanOrEqual(100);
    expect(new Set(hostileRedirects).size).toBe(hostileRedirects.length);
  });

  it.each(hostileRedirects.map((value) => [JSON.stringify(value), value]))(
    'refuses %s',
    (_shown, value) => {
      expect(redirect(value)).toBeNull();
    },
  );

  it('accepts a path of the greatest length, and none that is longer', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect(redirect(longest)).toBe(longest);
    expect(redirect(`${longest}a`)).toBeNull();
  });

  it('looks for sign-in pages in the path as it is, and decoded once, twice and three times', () => {
    const asked: string[] = [];
    safeRedirect('/%25252561', origin, (path) => {
      asked.push(path);
      return false;
    });
    expect(asked).toEqual(['/%25252561', '/%252561', '/%2561', '/%61']);
  });

  it('looks once at a path that decodes to itself', () => {
    const asked: string[] = [];
    safeRedirect('/home', origin, (path) => asked.push(path) < 0);
    expect(asked).toEqual(['/home']);
  });

  it.each([[null], [''], [`/${'a'.repeat(3000)}`]])('refuses %s', (value) => {
    expect(redirect(value)).toBeNull();
  });

  it('refuses everything where the page has no origin', () => {
    expect(safeRedirect('/home', 'null', () => false)).toBeNull();
  });

  it('passes on an error of the site’s own code', () => {
    const broken = (path: string) => {
      if (path === '/a') throw new RangeError('no such table');
      return false;
    };
    expect(() => safeRedirect('/%61', origin, broken)).toThrow('no such table');
  });

  const part = fc.constantFrom(
    ...[
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%252f',
      '%',
      '@',
      ':',
      '?',
      '#',
      '//',
      ' ',
      '\t',
      '\u200b',
    ],
    ...['evil.example', 'home', 'es', 'login', 'https:', 'javascript:'],
  );
  const tricky = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
  const values = fc.oneof(
    tricky,
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.webPath(),
  );

  it('never leaves the origin, with any text', () => {
    fc.assert(
      fc.property(values, (value) => {
        const path = redirect(value);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).href).toBe(`${origin}${path}`);
        expect(new URL(`${basenameOf(realmFixture(), 'es')}${path}`, origin).origin).toBe(origin);
        expect(isSignInPath(new URL(path, origin).pathname)).toBe(false);
      }),
      { numRuns: process.env.FULL ? 5000 : 100 },
    );
  });

  it('returns its own result unchanged', () => {
    fc.assert(
      fc.property(values, (value) => {
        const path = redirect(value);
        if (path !== null) expect(redirect(path)).toBe(path);
      }),
      { numRuns: process.env.FULL ? 5000 : 100 },
    );
  });

  it('stays on the origin however often its path is decoded', () => {
    fc.assert(
      fc.property(values, (value) => {
        let path = redirect(value);
        for (let round = 0; path !== null && round < 3; round += 1) {
          expect(new URL(path, origin).origin).toBe(origin);
          path = decodeURIComponent(new URL(path, origin).pathname);
        }
      }),
      { numRuns: process.env.FULL ? 5000 : 100 },
    );
  });
});
