import { type ReactNode, useState } from 'react';

/** An error that goes as soon as the viewer types, and comes back when it is another or was taken away in between. */
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
