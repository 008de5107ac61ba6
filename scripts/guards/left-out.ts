import ts from 'typescript';
import { parsed } from './parsed-source';
import type { SourceFile } from './repository-files';

/** The parts that the site's build removes from React and the router (`apps/web/build/lean-*.ts`); using them would silently do nothing. */
const ELEMENTS = ['title', 'meta', 'link', 'style', 'script', 'base'];
const COMPONENTS = ['ViewTransition', 'Activity', 'SuspenseList'];
const NAMES: Readonly<Record<string, RegExp>> = {
  react: /^(?:everything|useActionState|(?:unstable_)?(?:ViewTransition|Activity|SuspenseList))$/,
  'react-dom': /^(?!createPortal$|flushSync$)/,
  'react-router': /^(?:everything|Form|useFetchers?|useSubmit|useActionData)$/,
  'react-router-dom': /^(?:everything|Form|useFetchers?|useSubmit|useActionData)$/,
};

/** Finds lines of a source that use a part which the site's build removes. */
export function usesOfLeftOut(given: SourceFile): string[] {
  const { file } = given;
  const source = parsed(given);
  const found: string[] = [];
  const tell = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      const isLeftOut =
        COMPONENTS.includes(name) ||
        /^[a-z]+-/.test(name) ||
        (ELEMENTS.includes(name) && !isInSvg(node));
      if (isLeftOut) tell(node, `<${name}>`);
      if (name === 'Fragment' && attributeOf(node, 'ref')) tell(node, '<Fragment ref>');
      const action = attributeOf(node, name === 'form' ? 'action' : 'formAction');
      if (action?.initializer && ts.isJsxExpression(action.initializer))
        tell(node, 'an action that may be a function');
    }
    if (ts.isImportDeclaration(node)) {
      const module = node.moduleSpecifier.getText().slice(1, -1);
      for (const name of importedNames(node))
        if (NAMES[module]?.test(name)) tell(node, `${name} of ${module}`);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'patchRoutesOnNavigation')
      tell(node, 'routes that are found on the way');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const attributeOf = ({ attributes }: Element, name: string) =>
  attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  );

/** The values that an import names, without types. */
function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (!importClause || importClause.isTypeOnly) return [];
  // A whole module under one name: which of its parts are used is not visible.
  if (!bindings || !ts.isNamedImports(bindings)) return ['everything'];
  return bindings.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Whether an element is an SVG's title, which screen readers read; the build keeps it in place. */
function isInSvg(node: ts.Node): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isJsxElement(above) && above.openingElement.tagName.getText() === 'svg') return true;
  }
  return false;
}
