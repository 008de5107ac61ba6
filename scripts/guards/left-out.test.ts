import { describe, expect, it } from 'vitest';
import { usesOfLeftOut } from './left-out';
import { repositoryFiles } from './repository-files';

const sources = repositoryFiles('packages/*/src/*.ts*', 'apps/web/src/*.ts*').filter(
  ({ file }) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);

describe('what the site’s build removes from React and the router', () => {
  it('is used by no component of the site', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(usesOfLeftOut)).toEqual([]);
  });

  it.each([
    ['an element that React would move into the head', '<title>Home</title>', 1],
    ['the title of a drawing, which stays', '<svg><title>Home</title></svg>', 0],
    ['a custom element', '<brand-mark />', 1],
    ['a transition of views', '<ViewTransition><p /></ViewTransition>', 1],
    ['a ref of a fragment', '<Fragment ref={seen}><p /></Fragment>', 1],
    ['a function as the action of a form', '<form action={send} />', 1],
    ['the address of a form', '<form action="/send" />', 0],
    ['a key of a fragment', '<Fragment key={seen}><p /></Fragment>', 0],
  ])('is seen where it is used: %s', (_what, jsx, count) => {
    expect(usesOfLeftOut({ file: 'x.tsx', text: `export const x = ${jsx};` })).toHaveLength(count);
  });

  it.each([
    ['react', 'useState, useActionState'],
    ['react-dom', 'createPortal, preload'],
    ['react-router-dom', 'Outlet, useFetcher'],
  ])('is seen in what is imported of %s', (module, names) => {
    const text = `import { ${names} } from '${module}';`;
    const [, second] = names.split(', ');
    expect(usesOfLeftOut({ file: 'x.ts', text })).toEqual([`x.ts:1: ${second} of ${module}`]);
  });

  it.each([
    ["import * as React from 'react';", 'everything of react'],
    ["import { Outlet } from 'react-router-dom';", undefined],
    ["import type { RouteObject } from 'react-router-dom';", undefined],
    ['const options = { patchRoutesOnNavigation: () => {} };', 'routes that are found on the way'],
  ])('is seen in %s', (text, what) => {
    expect(usesOfLeftOut({ file: 'x.ts', text })).toEqual(what ? [`x.ts:1: ${what}`] : []);
  });
});
