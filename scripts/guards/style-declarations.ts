import ts from 'typescript';
import { parsed } from './parsed-source';
import type { SourceFile } from './repository-files';

/** One `property: value` of a styles module. */
export interface Declaration {
  file: string;
  line: number;
  property: string;
  /** The value as written; the style engine turns a number into pixels. */
  value: string | number;
}

/** One object of a styles module with what is declared in it, and the objects inside it. */
export interface Block {
  file: string;
  line: number;
  /** The key of the object: a selector, a medium, a variant's value; empty for the outermost. */
  key: string;
  declarations: Declaration[];
  blocks: Block[];
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();

/** Evaluates an expression to plain data; constants of the same module are looked up. */
function plainValue(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): string | number | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
    return -Number(node.operand.text);
  // an unknown part could be anything; only the rest is checked
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && plainValue(constant, constants);
  }
  return undefined;
}

/** Lists every object literal of a styles module, outermost first. */
export function styleBlocks(styles: SourceFile): Block[] {
  const { file } = styles;
  const source = parsed(styles);
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const constants = new Map<string, ts.Expression>();
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, collect);
  };
  collect(source);

  const read = (object: ts.ObjectLiteralExpression, key: string): Block => {
    const block: Block = { file, line: lineOf(object), key, declarations: [], blocks: [] };
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const name = nameOf(property.name);
      const { initializer } = property;
      if (ts.isObjectLiteralExpression(initializer)) {
        block.blocks.push(read(initializer, name));
        continue;
      }
      const value = plainValue(initializer, constants);
      if (value !== undefined)
        block.declarations.push({ file, line: lineOf(property), property: name, value });
    }
    return block;
  };
  const found: Block[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(read(node, ''));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Lists every declaration of a styles module, in every object. */
export function styleDeclarations(source: SourceFile): Declaration[] {
  const all = (block: Block): Declaration[] => [
    ...block.declarations,
    ...block.blocks.flatMap(all),
  ];
  return styleBlocks(source).flatMap(all);
}
