// The parts of the built site that the command line and tests use.
export { features } from '../generated/features';
export { readClientBundle } from './bundle-files';
export type { HandlerOptions, SiteHandler } from './handler';
export { createHandler } from './handler';
export { createNodeServer } from './node-adapter';
export { type PrintedRoutes, printRoutes } from './print-routes';
export { type PrintedTokens, printTokens, type TokenOptions } from './print-tokens';
export { createRealmReader } from './reading/realm-reader';
export { openRealmFolder } from './realm-folder';
export { indexRealms } from './realm-source';
export type { RunningSite, ServeOptions } from './serve';
export { serve } from './serve';
export { signInReturns } from './sign-in-returns';
export { packCode } from './stamp/shared-files';
export { stampSites } from './stamp/stamp-sites';
export type { StampedSite, StampOptions, StampResult } from './stamp/types';
export { StaticFiles } from './static-files';
