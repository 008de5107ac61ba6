import { useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';
import { mediaHosts } from '../../rules/media-hosts';
import type { SpokenLine } from '../../rules/transcript-lines';
import { loadTranscript } from './load-transcript';

interface Loaded {
  file: string;
  attempt: number;
  /** Null where it did not load. */
  lines: readonly SpokenLine[] | null;
}

/** The lines of a file: undefined while it loads, null where it did not. */
export function useTranscript(file: string | undefined) {
  const { address, media } = useSite().realm.origin;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Loaded>();
  useEffect(() => {
    if (file === undefined) return;
    let isCurrent = true;
    const tell = (lines: Loaded['lines']) => {
      if (isCurrent) setLast({ file, attempt, lines });
    };
    loadTranscript(file, mediaHosts({ address, media })).then(tell, (error: unknown) => {
      console.warn('The transcript did not load.', error);
      tell(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, attempt, address, media]);
  const isCurrent = last?.file === file && last?.attempt === attempt;
  return { lines: isCurrent ? last?.lines : undefined, again: () => setAttempt(attempt + 1) };
}
