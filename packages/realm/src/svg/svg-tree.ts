/** An element of a picture with what its drawing depends on, without the data of drawing tools. */
export interface SvgElement {
  name: string;
  /** Attributes without a namespace, and `href` in either spelling. */
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
  line: number;
  /** The text in it, for a `style` only. */
  text: string;
  /** References to the parts that it draws with, such as `#gradient`. */
  references: string[];
}

/** Yields every element, a parent before its children. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
