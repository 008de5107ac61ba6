import { posix } from 'node:path';
import ts from 'typescript';
import { parsed } from './parsed-source';
import type { SourceFile } from './repository-files';

/** Whether a name is a component's: it has a capital letter first and a small one, unlike hooks, constants and functions. */
const isComponent = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);

/** Lists the components that an entry exports by name. A star would hide them, so it counts as one undocumented component. */
export function exportedComponents(entry: SourceFile): string[] {
  return parsed(entry).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return [`* from ${statement.moduleSpecifier?.getText() ?? '?'}`];
    return statement.exportClause.elements
      .filter((element) => !element.isTypeOnly && isComponent(element.name.text))
      .map((element) => element.name.text);
  });
}

const membersOf = (object: ts.ObjectLiteralExpression) =>
  object.properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    if (ts.isPropertyAssignment(property)) return [[property.name.getText(), property.initializer]];
    return [];
  }) as [string, ts.Expression][];

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

/** `import * as icons from './index'`: the name → the module. */
function namespacesOf(
  source: ts.SourceFile,
  modules: readonly SourceFile[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamespaceImport(bindings)) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const path = posix.join(posix.dirname(source.fileName), statement.moduleSpecifier.text);
    const module = modules.find(({ file }) => file.replace(/\.tsx?$/, '') === path);
    if (module) found.set(bindings.name.text, exportedComponents(module));
  }
  return found;
}

/**
 * Lists what a stories file documents: the `component` of its meta and its `subcomponents`, if it has a story at all. One
 * icon is enough for all that its index exports.
 */
export function documentedBy(stories: SourceFile, modules: readonly SourceFile[] = []): string[] {
  const source = parsed(stories);
  const objects = new Map<string, ts.Expression>();
  let meta: ts.Expression | undefined;
  let told = 0;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) objects.set(name.getText(), unwrapped(initializer));
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) told += 1;
    }
    if (ts.isExportAssignment(statement)) meta = unwrapped(statement.expression);
  }
  if (meta && ts.isIdentifier(meta)) meta = objects.get(meta.text);
  if (!meta || !ts.isObjectLiteralExpression(meta) || told === 0) return [];
  const named = membersOf(meta).flatMap(([key, value]) => {
    if (key === 'component') return [value.getText()];
    if (key !== 'subcomponents') return [];
    const given = ts.isIdentifier(value) ? objects.get(value.text) : unwrapped(value);
    return given && ts.isObjectLiteralExpression(given)
      ? membersOf(given).map(([, component]) => component.getText())
      : [];
  });
  const namespaces = namespacesOf(source, modules);
  return named.flatMap((name) => {
    const [space = '', member] = name.split('.');
    return member ? (namespaces.get(space) ?? [member]) : [name];
  });
}

/** Exported components that no stories file documents. */
export function undocumented(
  entry: SourceFile,
  stories: readonly SourceFile[],
  modules: readonly SourceFile[] = [],
): string[] {
  const documented = new Set(stories.flatMap((file) => documentedBy(file, modules)));
  return exportedComponents(entry).filter((name) => !documented.has(name));
}
