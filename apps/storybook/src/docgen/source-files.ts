import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type ComponentFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

const parsed = new Map<string, { text: string; source: ts.SourceFile }>();

/** The syntax tree of a file; parsed again when the file has changed. */
export function parseFile(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, { text, source });
  return source;
}

/** The value of a constant in the file. */
export function constantIn(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: its, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(its) && its.text === name) return initializer;
  }
  return undefined;
}

/** The function of a component: declared, or passed to a function such as `memo`. */
export function componentIn(source: ts.SourceFile, name: string): ComponentFunction | undefined {
  for (const statement of source.statements)
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && statement.body)
      return statement;
  const value = constantIn(source, name);
  const inner = value && ts.isCallExpression(value) ? value.arguments[0] : value;
  return inner && (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) ? inner : undefined;
}

/**
 * The file in which a component is written: this one, or the one it is imported from, through its
 * `index.ts`.
 */
export function fileOfComponent(source: ts.SourceFile, name: string): string | undefined {
  if (componentIn(source, name)) return source.fileName;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || !namesIn(statement).includes(name)) continue;
    const base = join(dirname(source.fileName), from.text);
    const file = [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].find((one) =>
      existsSync(one),
    );
    if (file) return fileOfComponent(parseFile(file), name);
  }
  return undefined;
}

function namesIn(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const named = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return [];
  return named.elements.map(({ name }) => name.text);
}
