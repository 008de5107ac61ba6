import { posix } from 'node:path';
import ts from 'typescript';
import { parsed } from './parsed-source';

/** Reads a source by its path from the root; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined;

/** An address under which other packages import something, and the file behind it. */
export interface Door {
  address: string;
  /** From the root; a pattern of files that are no modules, such as fonts, keeps its star. */
  file: string;
}

/** The parts of a package.json that are read here. */
export interface Manifest {
  name: string;
  exports?: Readonly<Record<string, string>>;
}

const MODULE = /\.(?:ts|tsx|mjs)$/;

/** Lists the entry points of a package; one with a star is an entry point for each matching module. */
export function doorsOf(
  { name, exports = {} }: Manifest,
  folder: string,
  files: readonly string[],
): Door[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const address = posix.join(name, path);
    const file = posix.join(folder, target);
    const [before = '', after = ''] = file.split('*');
    if (!file.includes('*') || !MODULE.test(after)) return { address, file };
    return files
      .filter((one) => one.startsWith(before) && one.endsWith(after))
      .map((one) => one.slice(before.length, one.length - after.length))
      .filter((part) => !/\/|\.test$/.test(part))
      .map((part) => ({
        address: address.replace('*', part),
        file: file.replace('*', part),
      }));
  });
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const isDefault = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesIn(element.name),
      );

/** Finds the file of a relative import. */
function target(from: string, specifier: string, read: ReadSource): string {
  const path = posix.join(posix.dirname(from), specifier);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  const found = candidates.find((file) => MODULE.test(file) && read(file) !== undefined);
  if (!found) throw new Error(`${from} exports all of "${specifier}", which cannot be followed.`);
  return found;
}

function namesOfExport(node: ts.ExportDeclaration, file: string, read: ReadSource): string[] {
  const { exportClause: clause, moduleSpecifier } = node;
  if (node.isTypeOnly) return [];
  if (clause && ts.isNamespaceExport(clause)) return [clause.name.text];
  if (clause)
    return clause.elements.flatMap((element) => (element.isTypeOnly ? [] : [element.name.text]));
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const all = valueNames(target(file, moduleSpecifier.text, read), read);
  return all.filter((name) => name !== 'default');
}

/** Lists the names that a module exports at run time, sorted, without types. */
export function valueNames(file: string, read: ReadSource): string[] {
  const names = parsed({ file, text: read(file) ?? '' }).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) return namesOfExport(node, file, read);
    if (ts.isExportAssignment(node)) return ['default'];
    if (!isExported(node)) return [];
    if (isDefault(node)) return ts.isInterfaceDeclaration(node) ? [] : ['default'];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    const isValue =
      ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
    return isValue && node.name ? [node.name.text] : [];
  });
  return [...new Set(names)].sort();
}

/** Writes the public names of a package as a list: each entry point, and under it its exports. */
export function publicNames(
  manifest: Manifest,
  folder: string,
  files: readonly string[],
  read: ReadSource,
): string {
  const parts = doorsOf(manifest, folder, files).map(({ address, file }) => {
    const names = MODULE.test(file) ? valueNames(file, read) : [`(files: ${file})`];
    return [address, ...names.map((name) => `  ${name}`)].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
