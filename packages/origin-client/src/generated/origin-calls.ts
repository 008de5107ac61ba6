// Generated from schemas/origin/openapi.yaml; do not edit.

/** Where the paths of the contract hang below the address of the origin. */
export const basePath = '/api/v2';

/** The paths that hang elsewhere. */
export const otherBasePaths: Readonly<Record<string, string>> = {
  '/graphql': '',
};

/** The calls that may carry a bearer; the others never do, so that a refused sign-in renews nothing. */
export const bearerCalls: readonly string[] = [
  'post /user/partition',
  'get /event/upcoming',
  'post /graphql',
];

/** Required top-level fields of each successful answer, as `src/shape.ts` reads them. */
export const answerShapes: Readonly<Record<string, string>> = {
  'post /login': 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
  'post /token/refresh': 'authorisationToken:string refreshToken:string',
  'post /token/guest': 'authorisationToken:string refreshToken:string',
  'get /label': 'translations:object default_locale:string selected_locale:string',
  'get /event/upcoming': 'events:array pagingInfo:object',
  'post /graphql': 'object',
};
