import ts from 'typescript';
import {
  type ComponentFunction,
  componentIn,
  constantIn,
  fileOfComponent,
  parseFile,
} from './source-files';

/** What a component's code does with a prop that is left out. */
export interface Presets {
  /** The defaults of props, as written in the code. */
  values: Record<string, string>;
  /**
   * Props for which "left out" and "false" differ: the code compares them, or another value
   * replaces them.
   */
  threeState: Set<string>;
}

/** What one component's function does with its props. */
interface Reading extends Presets {
  source: ts.SourceFile;
  /** Props that the function destructures by name. */
  taken: Set<string>;
  /** Variables with all props, or with the rest of them. */
  wholes: Set<string>;
  /** The components that led here, since one may render itself. */
  way: readonly string[];
}

/**
 * Reads the defaults of props where our components have them: in the body's destructuring (`const {
 * size = 'medium' } = props`), which react-docgen-typescript does not read, in the parameter, and
 * in the component that a prop is passed to.
 */
export function presetsOf(file: string, component: string, above: readonly string[] = []): Presets {
  const source = parseFile(file);
  const reading: Reading = {
    source,
    values: {},
    threeState: new Set(),
    taken: new Set(),
    wholes: new Set(),
    way: [...above, component],
  };
  const own = above.includes(component) ? undefined : componentIn(source, component);
  if (own?.body) readComponent(reading, own, own.body);
  return reading;
}

function readComponent(reading: Reading, own: ComponentFunction, body: ts.Node) {
  const param = own.parameters[0]?.name;
  if (!param) return;
  if (ts.isIdentifier(param)) reading.wholes.add(param.text);
  else if (ts.isObjectBindingPattern(param)) readPattern(reading, param);
  const elements: ts.JsxOpeningLikeElement[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node)) readDeclaration(reading, node);
    else if (ts.isBinaryExpression(node)) readComparison(reading, node);
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) elements.push(node);
    ts.forEachChild(node, visit);
  };
  visit(body);
  for (const element of elements) readInner(reading, element);
}

function readPattern(reading: Reading, { elements }: ts.ObjectBindingPattern) {
  for (const { name, propertyName, initializer, dotDotDotToken } of elements) {
    if (!ts.isIdentifier(name)) continue;
    if (dotDotDotToken) {
      reading.wholes.add(name.text);
      continue;
    }
    const prop = propertyName && ts.isIdentifier(propertyName) ? propertyName.text : name.text;
    reading.taken.add(prop);
    if (initializer) reading.values[prop] ??= textOf(initializer, reading.source);
  }
}

function readDeclaration(reading: Reading, { name, initializer }: ts.VariableDeclaration) {
  if (!initializer || !ts.isObjectBindingPattern(name)) return;
  if (isWhole(reading, initializer)) return readPattern(reading, name);
  // a hook that separates the props, e.g. `const { frame, control } = useFieldProps(props)`
  if (!ts.isCallExpression(initializer)) return;
  if (!initializer.arguments.some((one) => isWhole(reading, one))) return;
  for (const element of name.elements)
    if (ts.isIdentifier(element.name)) reading.wholes.add(element.name.text);
}

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

function readComparison(reading: Reading, { left, operatorToken, right }: ts.BinaryExpression) {
  const isFallback = operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  const isComparison =
    COMPARISONS.some((kind) => kind === operatorToken.kind) &&
    ['undefined', 'false'].includes(right.getText());
  const prop = isFallback || isComparison ? propOf(reading, left) : undefined;
  if (!prop) return;
  reading.threeState.add(prop);
  if (isFallback && isPlain(right)) reading.values[prop] ??= textOf(right, reading.source);
}

/** Adds the defaults of a rendered component for the props that are passed to it unchanged. */
function readInner(reading: Reading, { tagName, attributes }: ts.JsxOpeningLikeElement) {
  if (!ts.isIdentifier(tagName) || !/^[A-Z]/.test(tagName.text)) return;
  const passed = new Map<string, string>();
  let takesRest = false;
  for (const one of attributes.properties) {
    if (ts.isJsxAttribute(one)) {
      if (!ts.isIdentifier(one.name)) continue;
      const value = one.initializer;
      const prop =
        value && ts.isJsxExpression(value) && value.expression && propOf(reading, value.expression);
      passed.set(one.name.text, prop || '');
    } else if (ts.isObjectLiteralExpression(one.expression)) {
      for (const { name } of one.expression.properties)
        if (name && ts.isIdentifier(name))
          passed.set(name.text, reading.taken.has(name.text) ? name.text : '');
    } else if (isWhole(reading, one.expression)) takesRest = true;
  }
  if (!takesRest && ![...passed.values()].some(Boolean)) return;
  const file = fileOfComponent(reading.source, tagName.text);
  if (!file) return;
  const inner = presetsOf(file, tagName.text, reading.way);
  const ours = (prop: string) =>
    passed.get(prop) ?? (takesRest && !reading.taken.has(prop) ? prop : '');
  for (const [prop, value] of Object.entries(inner.values))
    if (ours(prop)) reading.values[ours(prop)] ??= value;
  for (const prop of inner.threeState) if (ours(prop)) reading.threeState.add(ours(prop));
}

const isWhole = ({ wholes }: Reading, node: ts.Expression) =>
  ts.isIdentifier(node) && wholes.has(node.text);

function propOf(reading: Reading, node: ts.Expression) {
  if (ts.isIdentifier(node)) return reading.taken.has(node.text) ? node.text : undefined;
  return ts.isPropertyAccessExpression(node) && isWhole(reading, node.expression)
    ? node.name.text
    : undefined;
}

const isPlain = (node: ts.Expression) =>
  ts.isLiteralExpression(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword;

/**
 * A value as text: a string without its quotes, a constant of the file as the plain value it has.
 */
function textOf(node: ts.Expression, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text || "''";
  const constant = ts.isIdentifier(node) ? constantIn(source, node.text) : undefined;
  if (constant && isPlain(constant)) return textOf(constant, source);
  return node.getText(source).replace(/\s+/g, ' ');
}
