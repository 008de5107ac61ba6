import { requestId } from './RequestId.styles';

export interface RequestIdProps {
  /** The id as the origin gave it, e.g. "01JD9S2A7Q". */
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
