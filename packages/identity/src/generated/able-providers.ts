// Generated from schemas/realm/providers by "npm run generate". Do not edit.

/** The types of providers with passwords that can be changed when they are forgotten. */
export const RECOVERING: readonly string[] = ['firebase', 'gigya', 'id', 'pbr'];

/** The types of providers that do not open accounts. */
export const NOT_SIGNING_UP: readonly string[] = ['magicLink', 'passkey', 'sptv'];

/** The types of TV providers. */
export const TV_PROVIDERS: readonly string[] = ['adobe', 'adobeDcr'];
