/** The site that a hostile picture links to, and the code that it would run. */
export interface Aims {
  /** Scheme, host and port of another site. */
  elsewhere: string;
  /** JavaScript without `<`, `&` and quotes of either kind. */
  code: string;
}

/** A row of a table: a picture's name and its content. */
export type Row = readonly [name: string, content: (aims: Aims) => string];
