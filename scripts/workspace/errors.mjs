/**
 * Reads the code of a system error, such as `ENOENT`; undefined when there is none.
 * @param {unknown} error
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/**
 * Reads the message of an error, without its name and stack.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
