import { OriginError } from '@marquee/origin-client';
import { adobeDcrCode, adobeDcrToken } from '@marquee/origin-client/calls';
import { onceMoreAfter400 } from '../../tv/after-400';
import type { TvContext, TvSteps } from '../../tv/tv-steps';
import type { ConfigOf } from '../provider';

type Config = ConfigOf<'adobeDcr'>;

/** The registration that this browser has, or a new one. */
const clientOf = async ({ softwareStatement }: Config, { registrations, register }: TvContext) =>
  registrations.get() ?? registrations.keep(await register(softwareStatement));

export const steps: TvSteps<Config> = {
  async begin(config, context) {
    const { origin, registrations, signal } = context;
    // Registered outside of what may be asked twice: a statement that is refused is refused the next time as well.
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
    // Without either, this browser has forgotten that it ever began.
    if (!client || !accessToken) {
      throw new OriginError('http', { status: 412, code: 'TV_NOT_PROVED' });
    }
    const { clientId, clientSecret } = client;
    return origin.call(adobeDcrToken, {
      body: { requestorId, clientId, clientSecret, accessToken },
      // So that a viewer who is signed in is linked, and a guest has a name for the support desk.
      auth: 'viewer',
      signal,
    });
  },
};
