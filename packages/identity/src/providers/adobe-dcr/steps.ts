import { OriginError } from '@marquee/origin-client';
import { adobeDcrCode, adobeDcrToken } from '@marquee/origin-client/calls';
import { onceMoreAfter400 } from '../../tv/after-400';
import type { TvContext, TvSteps } from '../../tv/tv-steps';
import type { ConfigOf } from '../provider';

type Config = ConfigOf<'adobeDcr'>;

/** The stored registration of this browser, or a new one. */
const clientOf = async ({ softwareStatement }: Config, { registrations, register }: TvContext) =>
  registrations.get() ?? registrations.keep(await register(softwareStatement));

export const steps: TvSteps<Config> = {
  async begin(config, context) {
    const { origin, registrations, signal } = context;
    // Registered outside of the call that may be repeated: a refused statement is refused again.
    let client = await clientOf(config, context);
    let asked = false;
    return onceMoreAfter400(async () => {
      if (asked) client = await clientOf(config, context);
      asked = true;
      const { clientId, clientSecret } = client;
      return origin.call(adobeDcrCode, {
        body: { requestorId: config.requestorId, clientId, clientSecret },
        auth: 'none',
        signal,
      });
    }, registrations.clear);
  },
  async complete({ accessToken }, { requestorId }, { origin, registrations, signal }) {
    const client = registrations.get();
    // Without either, this browser no longer has what it stored when it began.
    if (!client || !accessToken) {
      throw new OriginError('http', { status: 412, code: 'TV_NOT_PROVED' });
    }
    const { clientId, clientSecret } = client;
    return origin.call(adobeDcrToken, {
      body: { requestorId, clientId, clientSecret, accessToken },
      // Links a signed-in viewer, and gives a guest an id for the support desk.
      auth: 'viewer',
      signal,
    });
  },
};
