/** A message in other languages, by their tags without a region. */
export type Translations = Readonly<Record<string, string>>;

/** An answer that is an error on purpose: its code is for programs, its messages for people (schema `Error`). */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly [string, ...string[]],
    readonly headers: Readonly<Record<string, string>> = {},
    /** The first message, where a site shows it as it is. */
    private readonly translations: Translations = {},
    /** What a client needs to know beyond the code. */
    readonly details?: object,
  ) {
    super(messages[0]);
  }

  /** The same fault, with what a client needs to know beyond the code. */
  withDetails(details: object): Fault {
    const { status, code, messages, headers, translations } = this;
    return new Fault(status, code, messages, headers, translations, details);
  }

  /** The messages in the language of a call; in English where there are no other words. */
  messagesIn(language: string | undefined): readonly string[] {
    const [primary = ''] = (language ?? '').toLowerCase().split('-');
    const [first, ...more] = this.messages;
    return [this.translations[primary] ?? first, ...more];
  }
}

/** The refusals that any call may answer with. Those of one domain are in its module. */
export const faults = {
  invalidRequest: (messages: readonly string[]) =>
    new Fault(400, 'INVALID_REQUEST', [
      messages[0] ?? 'The request does not fit the contract.',
      ...messages.slice(1),
    ]),
  unknownApiKey: () =>
    new Fault(401, 'UNKNOWN_API_KEY', ['No realm has this x-api-key, or it is missing.']),
  authenticationRequired: () =>
    new Fault(401, 'AUTHENTICATION_REQUIRED', ['Sign in first: this call needs a bearer token.'], {
      'www-authenticate': 'Bearer',
    }),
  tokenExpired: () =>
    new Fault(401, 'TOKEN_EXPIRED', ['The access token has expired; refresh it.'], {
      'www-authenticate': 'Bearer error="invalid_token"',
    }),
  tokenInvalid: () =>
    new Fault(401, 'TOKEN_INVALID', ['The access token is not valid in this realm.'], {
      'www-authenticate': 'Bearer error="invalid_token"',
    }),
  redirectRefused: () =>
    new Fault(400, 'REDIRECT_REFUSED', ['Viewers are not sent back to this address.']),
  agentRefused: () =>
    new Fault(403, 'AGENT_REFUSED', ['Only the viewer may do this, not an agent.']),
  agentConfirmation: () =>
    new Fault(428, 'AGENT_CONFIRMATION', [
      'You act as a viewer: confirm that you mean to change something in their name.',
    ]),
  notFound: () => new Fault(404, 'NOT_FOUND', ['There is no such call.']),
  bodyTooLarge: () => new Fault(413, 'BODY_TOO_LARGE', ['The body is larger than 64 KiB.']),
  unsupportedMediaType: () =>
    new Fault(415, 'UNSUPPORTED_MEDIA_TYPE', ['Send the body as application/json.']),
  tooManyRequests: (retryAfterSeconds: number) =>
    new Fault(429, 'TOO_MANY_REQUESTS', ['Too many requests; wait before the next attempt.'], {
      'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
    }),
  internal: () => new Fault(500, 'INTERNAL_ERROR', ['Something went wrong on our side.']),
  notReady: () => new Fault(503, 'NOT_READY', ['The origin is not ready.'], { 'retry-after': '1' }),
} as const;
