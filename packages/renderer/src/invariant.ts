/**
 * Stops on misuse of this package by code, never on a viewer's or an operator's input.
 * @throws {Error} with what happened, why it matters and how to mend it.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
