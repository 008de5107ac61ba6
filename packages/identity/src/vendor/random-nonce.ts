import { toBase64Url } from '../rules/base64-url';

/**
 * 256 random bits for a `state` or a nonce: they bind an answer to this browser and this request.
 */
export const randomNonce = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
