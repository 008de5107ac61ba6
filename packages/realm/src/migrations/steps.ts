import { appsOfTheirOwn } from './apps-of-their-own';
import type { Step } from './step';

/** Every step there is, oldest first. A file without `version` is of version 1. */
export const STEPS: readonly Step[] = [appsOfTheirOwn];

export const OLDEST_VERSION = 1;

/** The version that this product writes. */
export const NEWEST_VERSION = STEPS.at(-1)?.to ?? OLDEST_VERSION;
