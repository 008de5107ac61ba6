import { useEffect, useState } from 'react';

export type ShareState = 'ready' | 'copied' | 'failed';

export interface Shared {
  /** The name of what is shared. */
  title: string;
  /** Its address; that of the page by default. */
  url?: string;
}

/** How long the button says that the address is copied, in milliseconds. */
const SHOWN = 4000;

/** Whether a viewer closed the platform's sheet, which is no failure. */
const isDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares an address by the platform's sheet where there is one, else copies it. */
export function useShare({ title, url }: Shared) {
  const [state, setState] = useState<ShareState>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    // announced again when it is pressed a second time
    setState('ready');
    const address = new URL(url ?? location.href, location.href).href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url: address });
        return;
      } catch (error) {
        // a platform that has a sheet may still refuse to open it: then the address is copied
        if (isDismissed(error)) return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // without permission, or on an insecure page: the viewer reads how to copy it by hand
      setState('failed');
    }
  };
  return { state, share };
}
