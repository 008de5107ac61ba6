import { type ReactNode, useState } from 'react';

/**
 * Hides an error when the viewer types, and shows it again when it changes or was removed in
 * between.
 */
export function useFadingError(error: ReactNode): [shown: ReactNode, fade: () => void] {
  const [faded, setFaded] = useState(false);
  const identity = typeof error === 'string' ? error : Boolean(error);
  const [seen, setSeen] = useState(identity);
  if (identity !== seen) {
    setSeen(identity);
    setFaded(false);
  }
  return [faded ? undefined : error, () => setFaded(true)];
}
