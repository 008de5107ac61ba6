import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    "Tokens of the origin or of an issuer, media, or a vendor's script would travel unencrypted: only addresses on localhost may go without https.",
  why: "Others on the network could read a viewer's token and act in the viewer's name, or replace the vendor's script. Browsers load no media without https into a page that has it.",
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write `https://`. If the server does not answer there, install a certificate first.',
  bad: `"origin": { "address": «"http://origin.delta.example", "publicKey": "delta-public-key" }`,
  good: `"origin": { "address": "https://origin.delta.example", "publicKey": "delta-public-key" }`,
};
