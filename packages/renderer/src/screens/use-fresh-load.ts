import { useEffect } from 'react';
import { isMissingCode, reloadOnce } from './missing-code';

/**
 * Loads the page afresh where that helps: when the connection is back, and once when code is missing. A new release has
 * replaced it, or the connection lost it, and Chromium fetches no module twice.
 */
export function useFreshLoad(error: unknown, offline: boolean): void {
  useEffect(() => {
    if (!offline) return void (isMissingCode(error) && reloadOnce());
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, offline]);
}
