import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/root.mjs';

/** The endings of files that the compiler can check. */
export const SOURCES = ['ts', 'tsx', 'mts', 'cts', 'mjs', 'cjs', 'js', 'jsx'].map(
  (ending) => `*.${ending}`,
);

/** Files that `npm run typecheck` leaves out; a path that ends in a slash is a folder. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  'docs/examples/add-a-feature/':
    'compiles beside its generated schema alone: scripts/docs/add-a-feature.full.test.ts compiles it in a copy of the repository',
  'docs/examples/add-a-provider/':
    'compiles beside its generated schema alone: scripts/docs/add-a-provider.full.test.ts compiles it in a copy of the repository',
  'packages/realm/src/generated/validate-config.js':
    'is generated and minified; its types are generated beside it, and its source is checked',
  'apps/origin/src/counterparts/vendors/scripts/':
    'are plain scripts of one page, put together as text, in the place of what vendors serve',
  'apps/origin/src/counterparts/payments/scripts/':
    'are plain scripts of one page, put together as text, in the place of what payment companies serve',
  'apps/origin/src/modules/stand-ins/gapi.js':
    'is a plain script in the place of what a vendor serves',
  'apps/storybook/vendors/': 'are plain scripts in the place of what vendors serve',
};

/** The sources that the repository's configuration gives to the compiler, as paths from the root. */
export function checkedSources(): string[] {
  const file = join(root, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return fileNames.map((name) => name.slice(root.length + 1));
}

const covers = (exception: string, file: string) =>
  exception.endsWith('/') ? file.startsWith(exception) : file === exception;

/** The sources that are neither checked nor named as an exception. */
export function uncheckedSources(
  sources: readonly string[],
  checked: readonly string[],
  exceptions: Iterable<string> = Object.keys(UNCHECKED),
): string[] {
  const known = new Set(checked);
  const named = [...exceptions];
  return sources.filter(
    (file) => !known.has(file) && !named.some((exception) => covers(exception, file)),
  );
}

/** The exceptions that no source needs any more. */
export const needlessExceptions = (
  sources: readonly string[],
  checked: readonly string[],
  exceptions: Iterable<string> = Object.keys(UNCHECKED),
): string[] => {
  const left = uncheckedSources(sources, checked, []);
  return [...exceptions].filter((exception) => !left.some((file) => covers(exception, file)));
};
