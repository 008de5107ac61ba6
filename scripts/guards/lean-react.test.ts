import { describe, expect, it } from 'vitest';
import { usesOfLeftOut } from './lean-react';
import { repositoryFiles } from './repository-files';

const sources = repositoryFiles('packages/*/src/*.ts*', 'apps/web/src/*.ts*').filter(
  ({ file }) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);

describe('what the site’s build takes out of React', () => {
  it('is used by no component of the site', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(usesOfLeftOut)).toEqual([]);
  });

  it.each([
    ['an element that React would move into the head', '<title>Home</title>', 1],
    ['the title of a drawing, which stays', '<svg><title>Home</title></svg>', 0],
    ['a transition of views', '<ViewTransition><p /></ViewTransition>', 1],
    ['a ref of a fragment', '<Fragment ref={seen}><p /></Fragment>', 1],
    ['a key of a fragment', '<Fragment key={seen}><p /></Fragment>', 0],
  ])('is seen where it is used: %s', (_what, jsx, count) => {
    expect(usesOfLeftOut({ file: 'x.tsx', text: `export const x = ${jsx};` })).toHaveLength(count);
  });

  it('is seen in imports: preload of react-dom', () => {
    const text = "import { createPortal, preload } from 'react-dom';";
    expect(usesOfLeftOut({ file: 'x.ts', text })).toEqual(['x.ts:1: preload of react-dom']);
  });
});
