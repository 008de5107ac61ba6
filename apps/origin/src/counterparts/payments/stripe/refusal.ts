import type { ErrorBody } from './objects';

/** An answer of Stripe's that is an error. One of a request that was not carried out is not kept for its idempotency key. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that Stripe does not understand, or not now. */
export const invalid = (
  message: string,
  given: Partial<Omit<ErrorBody, 'type' | 'message'>> = {},
  status = 400,
) => new StripeRefusal(status, { type: 'invalid_request_error', message, ...given });

export const missing = (kind: string, id: string, { param = 'id', status = 404 } = {}) =>
  invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, status);
