/**
 * A caller's own name for a request, in `x-request-id`. The site and the origin keep it when nothing in it could disturb a log
 * or a header, and name the request themselves otherwise.
 */
export const REQUEST_ID = /^[\w-]{8,64}$/;
