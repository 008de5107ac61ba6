import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parsed } from './parsed-source';
import { repositoryFiles, type SourceFile } from './repository-files';

/** Places that spread an object literal into another, which hides a misspelt property from the types. */
function spreadLiterals(given: SourceFile): string[] {
  if (!/\.\.\.\s*\{/.test(given.text)) return [];
  const source = parsed(given);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread && ts.isObjectLiteralExpression(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${given.file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('an object literal', () => {
  it('is not spread into another', () => {
    const sources = repositoryFiles('*.ts', '*.tsx', '*.mts', '*.mjs');
    expect(sources.length).toBeGreaterThan(2000);
    expect(sources.flatMap(spreadLiterals)).toEqual([]);
  });

  it.each([
    ['const a = { ...{ b, c }, d };', 1],
    ['const a = <Price {...{ locale, currency }} />;', 1],
    ['const a = { ...b, ...(c && { c }) };', 0],
    ['function a({ ...rest }) {}', 0],
  ])('is found in %s: %i', (text, count) =>
    expect(spreadLiterals({ file: 'a.tsx', text })).toHaveLength(count),
  );
});
