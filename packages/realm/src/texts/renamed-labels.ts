/** Plural endings of a label key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Label keys that have another name by now, without their plural endings. Only words that mean the same in every place where
 * they are read by now: others were dropped, and their findings say so.
 */
export const RENAMED_LABELS: Readonly<Record<string, string>> = {
  'account.error.asAgent': 'failure.asAgent',
  'account.error.generic': 'failure.generic',
  'account.error.terms': 'failure.terms',
  'account.error.unavailable': 'failure.unavailable',
  'fault.home': 'failure.home',
  'fault.request': 'failure.request',
  'fault.retry': 'failure.retry',
  'fault.text': 'failure.text',
  'fault.title': 'failure.title',
  'login.error.offline': 'failure.offline',
  'login.error.outsideRegion': 'failure.outsideRegion',
  'login.error.retryInMinutes': 'failure.retryInMinutes',
  'login.error.retryInSeconds': 'failure.retryInSeconds',
  'login.error.timeout': 'failure.timeoutTyped',
  'login.error.tooManyRequests': 'failure.tooManyRequests',
  'login.error.viewerBlocked': 'failure.viewerBlocked',
  'offline.text': 'failure.offlineText',
  'offline.title': 'failure.offlineTitle',
  'tv.error.timeout': 'failure.timeout',
};

/** The name that a label key has by now, with its plural ending; undefined for one that was not renamed. */
export function newLabelKey(key: string): string | undefined {
  const stem = key.replace(PLURAL, '');
  return Object.hasOwn(RENAMED_LABELS, stem)
    ? RENAMED_LABELS[stem] + key.slice(stem.length)
    : undefined;
}

/** The key that words are read under: by its new name, unless there are other words under that. */
export function labelKeyIn(words: Readonly<Record<string, unknown>>, key: string): string {
  const renamed = newLabelKey(key);
  return renamed === undefined || Object.hasOwn(words, renamed) ? key : renamed;
}

/** Words by the names that their keys have by now. */
export const underNewKeys = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [labelKeyIn(words, key), text]));
