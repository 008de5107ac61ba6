/** How far a component has come; a test holds each to what `STATUS` says. */
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

/** Keys that do the same, what that is, and who does it where our own code does not. */
export type KeyRow = readonly [keys: readonly Key[], does: string, by?: 'browser' | 'library'];

/** A part that can be seen, what it is for, and the prop that fills it. */
export type PartRow<Prop extends string> = readonly [part: string, what: string, prop?: Prop];

/** What the page of a component says before its props. Names in backticks are props, values or components of ours. */
export interface ComponentDocs<Prop extends string = string> {
  status: Status;
  /** The parts in reading order. */
  anatomy: readonly PartRow<Prop>[];
  /** Without any there is nothing that takes keys. */
  keys: readonly KeyRow[];
  /** What assistive technology says, and when. */
  announced: readonly string[];
  /** What it takes care of, and what is left to the page. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** Other components, and when they are the better choice. */
  related: Readonly<Record<string, string>>;
  /** Exported pieces of it that have no page of their own. */
  pieces?: readonly string[];
}

/** The props of every form of a component, e.g. of a button that may be a link. */
type PropOf<Props> = Props extends unknown ? keyof Props & string : never;

/** Ties what is said of a component to its props: a prop that is renamed stops compiling here. */
export function docsOf<Props>(docs: ComponentDocs<PropOf<Props>>): ComponentDocs {
  return docs;
}
