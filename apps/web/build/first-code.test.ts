import { describe, expect, it } from 'vitest';
import { type FirstCode, firstCodeProblems, pieceOf, readFirstCode } from './first-code';

const button: FirstCode = { piece: 'core', package: 'design-system', path: 'components/Button/' };
const files = [
  '/x/packages/design-system/src/components/Button/Button.tsx',
  '/x/packages/design-system/src/components/ButtonGroup/ButtonGroup.tsx',
];

describe('the lists of first code', () => {
  it('are read from the packages', () => {
    const named = new Set(readFirstCode().map(({ package: name }) => name));
    expect([...named]).toEqual(expect.arrayContaining(['catalogue', 'identity', 'renderer']));
  });

  it('put a file, a folder and a library into their pieces, and nothing else', () => {
    expect(pieceOf([button], files[0] ?? '')).toBe('core');
    expect(pieceOf([button], files[1] ?? '')).toBeUndefined();
    expect(pieceOf([button], '/x/packages/renderer/src/components/Button/a.ts')).toBeUndefined();
    expect(pieceOf([], '/x/node_modules/react-hook-form/dist/index.esm.mjs')).toBe('form-engine');
    expect(pieceOf([], '/x/node_modules/react-dom/client.js')).toBe('core');
    expect(pieceOf([], '/x/node_modules/react-helmet/index.js')).toBeUndefined();
  });

  it('find no fault in lists that name each file once', () => {
    expect(firstCodeProblems([button], files)).toEqual([]);
  });

  it('name a line without a file', () => {
    expect(firstCodeProblems([button, { ...button, path: 'components/Gone' }], files)).toEqual([
      'packages/design-system/first-code.json: "components/Gone" (core) names no file of the bundle.',
    ]);
  });

  it('name a file in two pieces', () => {
    const again: FirstCode = { ...button, piece: 'page', path: 'components/Button/Button' };
    expect(firstCodeProblems([button, again], files)).toEqual([
      `${files[0]} is named for core and page.`,
    ]);
  });
});
