import { ROUTE_WORDS } from './generated/routes';

/** The first words of addresses that lead to no page: built code, and what a load balancer asks. */
const SITE_WORDS = ['code', 'healthz', 'readyz'];

/** The first words of the product's own addresses, in every variant: no realm may give them to a page of its own. */
export const TAKEN_WORDS: readonly string[] = [
  ...[...new Set(Object.values(ROUTE_WORDS).flat())].sort(),
  ...SITE_WORDS,
];
