import { ring } from './BufferRing.styles';

export interface BufferRingProps {
  /** What is waited for, e.g. "Loading the picture": the ring is an image with this name. */
  label: string;
}

/** The ring over a picture that waits. The player announces the wait in words, this does not. */
export function BufferRing({ label }: BufferRingProps) {
  return (
    <span className={ring().className} role="img" aria-label={label}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray="72 100" />
      </svg>
    </span>
  );
}
