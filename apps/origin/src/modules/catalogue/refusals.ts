import { GraphQLError } from 'graphql';

/** A request that fits the schema and still cannot be answered; its message goes to the client. */
export const refuse = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });

/** Refuses pages of more than `limit` titles, and of none. */
export function checkFirst(first: number, limit: number, where: string): void {
  if (first < 1 || first > limit)
    throw refuse(`${where}: first is ${first}; it must be 1 to ${limit}.`);
}
