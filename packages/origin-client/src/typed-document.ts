import type { Shape } from './shape';

/** A GraphQL operation as text, with the types of its answer and variables: nothing parses it at run time. */
export interface TypedDocumentString<Data, Variables> {
  readonly text: string;
  readonly shape: Shape;
  /** Only for the type system; never set. */
  readonly types?: (variables: Variables) => Data;
}
