import { useEffect } from 'react';
import { isMissingCode, reloadOnce } from './missing-code';

/**
 * Reloads the page where that helps: when the connection is back, and once when code is missing. A new
 * release has replaced the code, or its download failed, and Chromium fetches no module twice.
 */
export function useFreshLoad(error: unknown, offline: boolean): void {
  useEffect(() => {
    if (!offline) return void (isMissingCode(error) && reloadOnce());
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, offline]);
}
