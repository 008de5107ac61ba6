import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  circleProblems,
  circles,
  type ImportGraph,
  importGraph,
  shortestCircle,
} from './import-circles';
import { doorsOf } from './public-names';
import { repositoryFiles, repositoryPaths } from './repository-files';

describe('the imports of the repository', () => {
  it('make no circle of more than three files, types included', () => {
    const doors = repositoryFiles('packages/*/package.json', 'schemas/package.json').flatMap(
      ({ file, text }) => {
        const folder = dirname(file);
        return doorsOf(JSON.parse(text), folder, repositoryPaths(`${folder}/*`));
      },
    );
    const graph = importGraph(repositoryFiles('*.ts', '*.tsx', '*.mts', '*.mjs'), doors);
    expect(graph.size).toBeGreaterThan(2000);
    expect(graph.get('packages/identity/src/identity.ts')).toContain(
      'packages/renderer/src/index.ts',
    );
    expect(circleProblems(graph)).toEqual([]);
  });
});

const source = (file: string, text: string) => ({ file, text });

describe('importGraph', () => {
  const imports = (text: string, file = 'a/one.ts') =>
    importGraph(
      [
        source(file, text),
        source('a/two.ts', ''),
        source('a/three/index.ts', ''),
        source('b/src/index.ts', ''),
      ],
      [{ address: '@m/b', file: 'b/src/index.ts' }],
    ).get(file);

  it.each([
    ["import { two } from './two';", ['a/two.ts']],
    ["import type { Two } from './two';", ['a/two.ts']],
    ["export { two } from './two';", ['a/two.ts']],
    ["export * from './three';", ['a/three/index.ts']],
    ["import './two';", ['a/two.ts']],
    ["import { b } from '@m/b';", ['b/src/index.ts']],
    ["type Two = import('./two').Two;", ['a/two.ts']],
    ["type All = typeof import('./two');", ['a/two.ts']],
    ["const later = () => import('./two');", []],
    ["import { useState } from 'react';", []],
    ["// import { two } from './two';", []],
  ])('reads %s', (text, files) => expect(imports(text)).toEqual(files));

  it.each(["/** @import { Two } from './two.ts' */", "/** @type {import('./two.ts').Two} */"])(
    'reads a type import in the comment of a script: %s',
    (text) => expect(imports(text, 'a/one.mjs')).toEqual(['a/two.ts']),
  );
});

const graphOf = (arrows: string): ImportGraph => {
  const graph = new Map<string, string[]>();
  for (const arrow of arrows.split(' ')) {
    const [from = '', to = ''] = arrow.split('>');
    graph.set(from, [...(graph.get(from) ?? []), to]);
    graph.set(to, graph.get(to) ?? []);
  }
  return graph;
};

describe('circles', () => {
  it('returns the groups whose files all import each other, directly or not, the largest first', () => {
    expect(circles(graphOf('a>b b>a c>d d>e e>c b>c e>f'))).toEqual([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ]);
  });

  it('returns no group where two paths only meet again', () => {
    expect(circles(graphOf('a>b a>c b>d c>d'))).toEqual([]);
  });

  it('are shown by their shortest path', () => {
    const graph = graphOf('a>b b>c c>d d>a c>b');
    expect(circles(graph)).toEqual([['a', 'b', 'c', 'd']]);
    expect(shortestCircle(['a', 'b', 'c', 'd'], graph)).toEqual(['b', 'c', 'b']);
  });
});

describe('circleProblems', () => {
  it('reports a circle of four files, but not one of three', () => {
    const four = graphOf('x/a>x/b x/b>x/c x/c>x/d x/d>x/a');
    expect(circleProblems(four)).toEqual([
      expect.stringMatching(/^4 files import each other .*\n {4}x\/a\n {2}→ x\/b/),
    ]);
    expect(circleProblems(graphOf('a>b b>c c>a'))).toEqual([]);
  });
});
