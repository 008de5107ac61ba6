import ts from 'typescript';
import type { SourceFile } from './repository-files';

const kindOf = (file: string): ts.ScriptKind => {
  if (/\.[mc]?js$/.test(file)) return ts.ScriptKind.JS;
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
};

/** Parses a source with TypeScript, without resolving or checking anything. */
export const parsed = ({ file, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
