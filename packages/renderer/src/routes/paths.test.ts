import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaths, fillPath, slug, withOptions } from './paths';
import { ROUTE_TABLE } from './route-table';

describe('fillPath', () => {
  it.each([
    ['/video/:eventId/:eventTitle?', { eventId: '7' }, '/video/7'],
    ['/video/:eventId/:eventTitle?', { eventId: '7', eventTitle: 'a-b' }, '/video/7/a-b'],
    ['/gift/:giftId?/login', {}, '/gift/login'],
    ['/gift/:giftId?/login', { giftId: 'x/y' }, '/gift/x%2Fy/login'],
    ['/', {}, '/'],
  ])('turns %s with %o into %s', (pattern, params, path) => {
    expect(fillPath(pattern, params)).toBe(path);
  });

  it('throws for a path whose required parameter is missing', () => {
    expect(() => fillPath('/fighters/:id')).toThrow(/needs the parameter "id"/);
  });

  it('keeps any parameter inside its own segment of the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(fillPath('/fighters/:id', { id }).split('/')).toHaveLength(3);
      }),
    );
  });
});

it('[1.2-001] createPaths builds a route in the path of each language variant', () => {
  expect(createPaths('default', ROUTE_TABLE)('login')).toBe('/login');
  expect(createPaths('es', ROUTE_TABLE)('login')).toBe('/iniciar-sesion');
  expect(createPaths('pt', ROUTE_TABLE)('login')).toBe('/entrar');
  expect(decodeURIComponent(createPaths('debug', ROUTE_TABLE)('login'))).toBe('/🔑');
});

it('createPaths takes exactly the parameters that the path of a route has', () => {
  const path = createPaths('default', ROUTE_TABLE);
  expect(path('live', { eventId: '7', eventTitle: 'final' })).toBe('/live/7/final');
  expect(path('live', { eventId: '7' })).toBe('/live/7');
  expect(path('home')).toBe('/home');
  // @ts-expect-error The path needs its parameter.
  expect(() => path('live')).toThrow(/needs the parameter "eventId"/);
  // @ts-expect-error The path has no such parameter.
  expect(path('fighter', { id: '7', eventTitle: 'final' })).toBe('/fighters/7');
});

it('createPaths throws for a route without a page', () => {
  expect(() => createPaths('default', {})('login')).toThrow(/no page for the route "login"/);
});

it('withOptions adds query and hash', () => {
  expect(withOptions('/login', { query: { from: '/a b', type: undefined }, hash: 'search' })).toBe(
    '/login?from=%2Fa+b#search',
  );
});

it('slug makes readable text of titles in any script', () => {
  expect(slug('Kaito v. Ríos — Title Fight!')).toBe('kaito-v-rios-title-fight');
  expect(slug('ليلة الأبطال')).toBe('ليلة-الابطال');
});
