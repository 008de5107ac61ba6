import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { loader, ring, tick } from './Loader.styles';

export interface LoaderProps {
  /** Announced, e.g. "Signing in". */
  label: string;
  /** Ends with a tick (spec 1 §5). */
  done?: boolean;
  /** Announced with the tick. */
  doneLabel?: string;
  size?: 'small' | 'medium' | 'large';
  /** Shows the label under the ring. */
  labelShown?: boolean;
}

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
