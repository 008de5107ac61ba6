/** An element of a picture, as far as its drawing goes: what tools keep beside it is left out. */
export interface SvgElement {
  name: string;
  /** Attributes without a namespace, and `href` of either spelling. */
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
  line: number;
  /** What stands in it, of a style alone. */
  text: string;
  /** Names of the parts that it draws with: `#gradient`. */
  references: string[];
}

/** Every element, a parent before its children. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
