// Generated from schemas/realm/providers by "npm run generate". Do not edit.

/** What can be checked before viewers come: addresses in a provider's entry, and a call at the origin. */
export interface ProviderProbes {
  keys: readonly { key: string; kind: 'discovery' | 'script' | 'service'; default?: string }[];
  call?: string;
}

export const PROBES: Readonly<Record<string, ProviderProbes>> = {
  "adobe": {
    "keys": [
      {
        "key": "baseUri",
        "kind": "service"
      }
    ]
  },
  "adobeDcr": {
    "keys": [
      {
        "key": "baseUri",
        "kind": "service"
      }
    ]
  },
  "firebase": {
    "keys": [
      {
        "key": "scriptUri",
        "kind": "script",
        "default": "https://apis.google.com/js/api.js"
      }
    ]
  },
  "oauth": {
    "keys": [],
    "call": "/generic-oauth/{clientName}/auth-uri?"
  },
  "openid": {
    "keys": [
      {
        "key": "issuer",
        "kind": "discovery"
      }
    ],
    "call": "/openid/{clientName}/auth-uri?authoriseUriFlow=SIGNIN"
  }
};
