import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import config from '../vite.config';

/** The most compressed bytes; a kilobyte is 1000 of them. */
const limit = 5000;

/** The module with which the browser's build replaces the package `graphql`. */
function standIn(): string {
  const alias = config({ command: 'build', mode: 'production', isSsrBuild: false }).resolve?.alias;
  const found = Array.isArray(alias)
    ? alias.find(({ find }) => find instanceof RegExp && find.test('graphql'))
    : undefined;
  expect(found, 'the build of the browser replaces the package "graphql"').toBeDefined();
  return found?.replacement ?? '';
}

it('the GraphQL client has at most 5 KB, without the parser', async () => {
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
