import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Fault } from './Fault';
import { NotFound } from './NotFound';

/** What a page shows inside the frame when it cannot be shown itself. */
export default function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Fault error={error} />;
}
