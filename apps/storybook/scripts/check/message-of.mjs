/**
 * Reads the message of an error, without its name and stack.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
