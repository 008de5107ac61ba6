import type { FastifyInstance } from 'fastify';
import type { OriginOptions } from './kernel/config';
import { startOrigin } from './kernel/origin';
import type { OriginPlan } from './kernel/plan';
import { analytics } from './modules/analytics';
import { catalogue } from './modules/catalogue';
import { commerce } from './modules/commerce';
import { countries } from './modules/countries';
import { identity } from './modules/identity';
import { library } from './modules/library';
import { mail } from './modules/mail';
import { media } from './modules/media';
import { operations } from './modules/operations';
import { standIns } from './modules/stand-ins';
import { streams } from './modules/streams';
import { texts } from './modules/texts';
import { sampleRealms } from './sample-realms';

/** The sandbox: a line a module, after those that it uses. */
export const sandbox: OriginPlan = {
  modules: [
    operations,
    mail,
    countries,
    identity,
    texts,
    catalogue,
    media,
    library,
    commerce,
    streams,
    analytics,
    standIns,
  ],
  realms: sampleRealms,
  guestsLike: 'plain',
};

/** The sandbox origin, ready to listen. */
export const createOrigin = (options: OriginOptions): Promise<FastifyInstance> =>
  startOrigin(options, sandbox);
