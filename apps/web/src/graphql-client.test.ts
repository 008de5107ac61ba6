import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import config from '../vite.config';

/** Bytes of 1000 a kilobyte, compressed. */
const limit = 5000;

/** What the browser's build puts in the place of the package `graphql`. */
function standIn(): string {
  const alias = config({ command: 'build', mode: 'production', isSsrBuild: false }).resolve?.alias;
  const found = Array.isArray(alias)
    ? alias.find(({ find }) => find instanceof RegExp && find.test('graphql'))
    : undefined;
  expect(found, 'the build of the browser replaces the package "graphql"').toBeDefined();
  return found?.replacement ?? '';
}

it('speaks GraphQL in at most 5 KB, and leaves the parser out', async () => {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: "export { GraphQLClient } from 'graphql-request';",
      resolveDir: import.meta.dirname,
    },
    alias: { graphql: standIn() },
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('/graphql/'))).toEqual([]);
  const bytes = gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(limit);
});
