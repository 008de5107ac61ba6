import type { Partner } from '../../../counterparts/partners';

/** The partners of the sample realms, as their files name them. */
export const partners: Readonly<Record<string, readonly Partner[]>> = { apex: ['fibrenet'] };
