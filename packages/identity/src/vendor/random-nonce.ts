import { toBase64Url } from '../rules/base64-url';

/** 256 random bits, as a `state` or a nonce: an answer is for the browser that made it up, and for this one time. */
export const randomNonce = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
