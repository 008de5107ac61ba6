import { requestId } from './RequestId.styles';

export interface RequestIdProps {
  /** The id of the request from the origin, e.g. "01JD9S2A7Q". */
  id: string;
  /** The text before the id, e.g. "Request". */
  label?: string;
}

/**
 * The id of a request, which a viewer can tell support: small, selected at a tap, left to right in
 * every language.
 */
export function RequestId({ id, label }: RequestIdProps) {
  return (
    <small className={requestId().className}>
      {label} <bdi dir="ltr">{id}</bdi>
    </small>
  );
}
