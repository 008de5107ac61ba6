/** How mature a component is, as the workshop derives it from tests and pages. */
export type Status = 'alpha' | 'beta' | 'ready';

/** What each status promises to designers and developers who use a component. */
export const STATUS: Record<Status, string> = {
  alpha: 'May change or go: no test holds it yet.',
  beta: 'Tested, with stories in every realm. No page of the product uses it yet.',
  ready: 'Tested, with stories in every realm, and used by pages of the product.',
};

/** Keys as browsers name them; `letters` and `digits` stand for what a viewer types. */
export const KEYS = {
  Tab: 'Tab',
  Enter: 'Enter',
  Space: 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Backspace: 'Backspace',
  Shift: 'Shift',
  letters: 'A–Z',
  digits: '0–9',
} as const;

export type Key = keyof typeof KEYS;

/**
 * Keys that do the same, what they do, and whether the browser or a library does it instead of our
 * code.
 */
export type KeyRow = readonly [keys: readonly Key[], does: string, by?: 'browser' | 'library'];

/** A visible part, what it is for, and the prop that fills it. */
export type PartRow<Prop extends string> = readonly [part: string, what: string, prop?: Prop];

/** At least one. */
type Several<Row> = readonly [Row, ...Row[]];

/**
 * The content of a component's page above its props. Names in backticks are props, values or
 * components of ours.
 */
export interface ComponentDocs<Prop extends string = string> {
  /** The parts in reading order. */
  anatomy: Several<PartRow<Prop>>;
  /** Empty when nothing in the component takes keys. */
  keys: readonly KeyRow[];
  /** What assistive technology announces, and when. */
  announced: readonly string[];
  /** What the component does for accessibility, and what is left to the page. */
  accessibility: Several<string>;
  do: Several<string>;
  dont: Several<string>;
  /** Other components, and when they are the better choice. */
  related: Readonly<Record<string, string>>;
  /** Exported pieces of the component that have no page of their own. */
  pieces?: readonly string[];
}

/** The props of every form of a component, such as a button that may be a link. */
type PropOf<Props> = Props extends unknown ? keyof Props & string : never;

/** Ties a component's docs to its props: docs that name a prop that was renamed do not compile. */
export function docsOf<Props>(docs: ComponentDocs<PropOf<Props>>): ComponentDocs {
  return docs;
}
