// Replaces the package `graphql` in the browser. graphql-request imports its parser, its printer and
// its kinds of nodes, some 10 KB, and needs none of them: our documents are sent as strings.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

/** @throws {Error} always: graphql-request got a document that is no string, or no `excludeOperationName` */
export function parse(): never {
  throw new Error(
    'There is no GraphQL parser here: documents are generated as strings. Run them with `query`, which parses nothing.',
  );
}

export const print = parse;
