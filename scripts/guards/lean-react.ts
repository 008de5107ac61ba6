import ts from 'typescript';
import type { SourceFile } from './repository-files';

/** What the site's build takes out of React, `apps/web/build/lean-react.ts`: it would silently do nothing. */
const HOISTED = ['title', 'meta', 'link', 'style', 'script', 'base'];
const ALLOWED_OF_REACT_DOM = ['createPortal', 'flushSync'];

/** Lines of a source that use what the site's build takes out of React. */
export function usesOfLeftOut({ file, text }: SourceFile): string[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const tell = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      if (HOISTED.includes(name) && !isInSvg(node)) tell(node, `<${name}>`);
      if (name === 'ViewTransition') tell(node, `<${name}>`);
      const hasRef = node.attributes.properties.some(
        (one) => ts.isJsxAttribute(one) && one.name.getText() === 'ref',
      );
      if (name === 'Fragment' && hasRef) tell(node, '<Fragment ref>');
    }
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().slice(1, -1) === 'react-dom')
      for (const name of importedNames(node))
        if (!ALLOWED_OF_REACT_DOM.includes(name)) tell(node, `${name} of react-dom`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings))
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  return importClause ? ['everything'] : [];
}

/** A drawing's title is read out, and stays where it is. */
function isInSvg(node: ts.Node): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isJsxElement(above) && above.openingElement.tagName.getText() === 'svg') return true;
  }
  return false;
}
