import { adobeCode, adobeLink } from '@marquee/origin-client/calls';
import { onceMoreAfter400 } from '../../tv/after-400';
import type { TvSteps } from '../../tv/tv-steps';
import type { ConfigOf } from '../provider';

/** A guest's session identifies the browser as well as a viewer's does (spec 1 §7). */
export const steps: TvSteps<ConfigOf<'adobe'>> = {
  begin: ({ requestorId }, { origin, registrations, signal }) =>
    onceMoreAfter400(
      () =>
        origin.call(adobeCode, {
          params: { requestorId },
          auth: 'viewer',
          signal,
        }),
      registrations.clear,
    ),
  complete: (_, { requestorId, resourceId }, { origin, signal }) =>
    origin.call(adobeLink, {
      body: { requestorId, resourceId },
      auth: 'viewer',
      signal,
    }),
};
