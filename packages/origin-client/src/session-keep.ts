import { type Keep, keepIn } from './keep';

/** As `browserKeep`, for this tab alone and until it is closed. */
export const sessionKeep: Keep = keepIn(() =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage,
);
