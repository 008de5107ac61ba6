import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailedPage } from './FailedPage';
import { NotFound } from './NotFound';

/** Replaces a page that failed, inside the frame: not-found or an error. */
export default function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <FailedPage error={error} />;
}
