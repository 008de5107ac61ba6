// Stands in the browser for the package `graphql`, of which graphql-request takes parser, printer and the kinds of nodes. Our
// documents are strings that are sent as they are, so that none of it is ever needed; it would be some 10 KB.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

/** @throws {Error} always: graphql-request got a document that is no string, or no `excludeOperationName` */
export function parse(): never {
  throw new Error(
    'There is no GraphQL parser here: documents are generated as strings. Run them with `query`, which parses nothing.',
  );
}

export const print = parse;
