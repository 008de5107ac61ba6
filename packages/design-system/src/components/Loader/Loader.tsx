import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { loader, ring, tick } from './Loader.styles';

export interface LoaderProps {
  /** Announced, e.g. "Signing in". */
  label: string;
  /** Ends with a tick (spec 1 §2). `false` by default. */
  done?: boolean;
  /** Announced with the tick, e.g. "Signed in"; the label when left out. */
  doneLabel?: string;
  /** `small` is 24 px, `medium` 40 px (default), `large` 64 px. */
  size?: 'small' | 'medium' | 'large';
  /** Shows the label under the ring. `false` by default. */
  labelShown?: boolean;
}

/** Something is on its way, for as long as nobody knows. Its place keeps its size when the tick comes. */
export function Loader(props: LoaderProps) {
  const { label, done, doneLabel, size = 'medium', labelShown } = props;
  const words = done ? (doneLabel ?? label) : label;
  return (
    <div role="status" className={loader({ size }).className}>
      {done ? (
        <span className={tick().className}>
          <CheckIcon />
        </span>
      ) : (
        <span className={ring().className} />
      )}
      {labelShown ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  );
}
