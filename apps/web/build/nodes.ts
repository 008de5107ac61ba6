import { parseAst } from 'vite';

/** A range of a text. */
export interface Place {
  start: number;
  end: number;
}

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null;

/** Yields every node of a program, but none below a node for which `inside` is false. */
export function* nodesOf(code: string, inside: (node: Node) => boolean = () => true) {
  const waiting: unknown[] = [parseAst(code)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (Array.isArray(node)) waiting.push(...node);
    else if (isNode(node)) {
      yield node;
      if (inside(node)) waiting.push(...Object.values(node));
    }
  }
}

/** Replaces ranges of the text, which must not overlap. */
export function withEdits(code: string, edits: readonly (Place & { text: string })[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** The bodies of the functions whose names match, by pattern; functions inside a body are not looked at. */
export function bodiesOf(code: string, patterns: readonly RegExp[]): Place[][] {
  const found = patterns.map((): Place[] => []);
  const isTaken = (node: Node): boolean => {
    const [name, body] = namedFunction(node);
    const at = patterns.findIndex((pattern) => pattern.test(name));
    if (at < 0 || !isNode(body)) return false;
    found[at]?.push({ start: Number(body.start), end: Number(body.end) });
    return true;
  };
  for (const _ of nodesOf(code, (node) => !isTaken(node)));
  return found;
}

/** A function with the name under which it is declared, or assigned to a prototype. */
function namedFunction({ type, id, body, left, right }: Node): [name: string, body?: unknown] {
  if (type === 'FunctionDeclaration' && isNode(id)) return [String(id.name), body];
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right)) return [''];
  const { object, property } = left;
  if (!isNode(object) || !isNode(property) || !isNode(object.object)) return [''];
  return [`${object.object.name}.prototype.${property.name}`, right.body];
}
