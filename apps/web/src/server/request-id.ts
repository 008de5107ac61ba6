import { REQUEST_ID } from '@marquee/schemas/request-id';

/** The id of a request in logs and on pages: the caller's, where it is valid. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
