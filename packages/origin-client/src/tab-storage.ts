import { storageIn, type TextStorage } from './text-storage';

/** The browser's sessionStorage: for this tab alone, until it is closed. */
export const tabStorage: TextStorage = storageIn(() =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage,
);
