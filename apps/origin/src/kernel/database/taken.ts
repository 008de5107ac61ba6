/** PostgreSQL's code for a value that must be unique and belongs to another row. */
const uniqueViolation = '23505';

/**
 * True when a row was refused because a value of it belongs to another row. The driver's error is a
 * cause of what is thrown.
 */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
