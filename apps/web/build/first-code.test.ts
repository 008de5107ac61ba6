import { describe, expect, it } from 'vitest';
import { PIECES, piecesOf } from './first-code.mjs';

/** A file of the bundle that is for `page`, or one that others share. */
const chunk = (fileName: string, moduleIds: string[], imports: string[], page?: string) => ({
  fileName,
  moduleIds: page ? [...moduleIds, `/x/packages/${page}.tsx`] : moduleIds,
  imports,
  facadeModuleId: page ? `/x/packages/${page}.tsx` : null,
  isEntry: false,
});

const chunks = [
  { ...chunk('entry', ['react', 'entry'], ['shell']), facadeModuleId: 'entry', isEntry: true },
  chunk('shell', ['logo'], []),
  chunk('form', ['field'], ['button']),
  chunk('button', ['button'], []),
  chunk('chrome', ['navbar'], ['button']),
  chunk('login', ['split'], ['form', 'entry'], 'identity/src/pages/login'),
  chunk('id', ['secret'], ['form'], 'identity/src/providers/id/index'),
  chunk('external', ['frame'], ['chrome'], 'catalogue/src/pages/external-page'),
  chunk('home', ['hero'], ['chrome'], 'catalogue/src/pages/home'),
  chunk('titles', ['rail'], ['chrome'], 'catalogue/src/section-types/titles'),
  chunk('engine', ['react-hook-form'], ['form'], 'renderer/src/forms/LateFormEngine'),
  chunk('search', ['query'], ['chrome'], 'search/src/pages/search'),
];

describe('piecesOf', () => {
  const pieces = piecesOf(chunks);

  it.each([
    ['react', 'core'],
    ['logo', 'core'],
    ['button', 'core'],
    ['field', 'sign-in'],
    ['split', 'sign-in'],
    ['secret', 'sign-in'],
    ['navbar', 'page'],
    ['hero', 'sections'],
    ['rail', 'sections'],
    ['react-hook-form', 'form-engine'],
    ['frame', undefined],
    ['query', undefined],
    ['/x/packages/catalogue/src/pages/home.tsx', undefined],
  ])('puts %s into %s', (id, piece) => expect(pieces.get(id)).toBe(piece));

  it('leaves no piece empty', () => {
    expect(new Set(pieces.values())).toEqual(new Set(PIECES));
  });

  it('names a first page that is not in the bundle', () => {
    const without = chunks.filter(({ fileName }) => fileName !== 'home');
    expect(() => piecesOf(without)).toThrow(
      'no file of the bundle is for catalogue/src/pages/home',
    );
  });
});
