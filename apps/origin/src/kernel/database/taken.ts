/** PostgreSQL's word for a value that must be unique and is another row's already. */
const uniqueViolation = '23505';

/** Was a row refused because a value of it is another row's already? The driver's error is a cause of what is thrown. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
