import { malformed } from './origin-error';

/** What JavaScript throws where an answer lacks a part that the contract promises. */
const isBroken = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/**
 * Reads an answer of which the client has checked only the outline.
 * @throws {OriginError} `malformed` where what is missing lies further in
 */
export function readAnswer<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw isBroken(cause) ? malformed(200, undefined, cause) : cause;
  }
}

/** Reads each item of an answer's list. An item that breaks the contract is left out: the rest is as good without it. */
export function readEach<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Read,
): readonly Read[] {
  return items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!isBroken(error)) throw error;
      console.warn('An item that breaks the contract was left out.', error);
      return [];
    }
  });
}
