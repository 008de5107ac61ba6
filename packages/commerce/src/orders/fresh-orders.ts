/** The orders that a press in this document has just placed. Not in the history: Back must not lead out again. */
const fresh = new Set<string>();

/** An order was placed by a press: what it asks for opens by itself. */
export const markFresh = (orderId: string): void => {
  fresh.add(orderId);
};

/** Was it placed by a press just now? True once. */
export const takeFresh = (orderId: string): boolean => fresh.delete(orderId);
