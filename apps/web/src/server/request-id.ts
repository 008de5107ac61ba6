import { REQUEST_ID } from '@marquee/schemas/request-id';

/** The name of a request in logs and on pages: its caller's, where that is one. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
