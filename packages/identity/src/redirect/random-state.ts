import { toBase64Url } from '../rules/base64-url';

/** 192 random bits: nobody guesses the state of a trip. */
export const randomState = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
