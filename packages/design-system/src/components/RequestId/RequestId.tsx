import { requestId } from './RequestId.styles';

export interface RequestIdProps {
  id: string;
  /** The words before it, e.g. "Request". */
  label?: string;
}

/** The number a viewer can read to the support desk: small, selectable at a tap, never turned around in RTL. */
export function RequestId({ id, label }: RequestIdProps) {
  return (
    <small className={requestId().className}>
      {label} <bdi dir="ltr">{id}</bdi>
    </small>
  );
}
