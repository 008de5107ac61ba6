import { createVisitor } from './browse';
import { newState } from './redirect-sign-ins';
import type { ErrorBody, LoginBody, TestAnswer, TestOrigin } from './test-origin';

/** The site that sends viewers to the partner network. */
export const partnerSite = 'http://corral.localhost:4300';

/** The answer that the partner sends back behind the #. */
export interface PartnerBack {
  opinAuthToken: string;
  state: string;
}

/** Sign-ins of corral's viewers on the partner network's page, from where the realm says that it is. */
export function signInsAtPartner(origin: TestOrigin) {
  const signInAddress = (state = newState(), changes: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      clientName: 'corral',
      redirectUri: `${partnerSite}/login/opin`,
      state,
      ...changes,
    });
    return `${origin.address}/vendors/opin/sign-in?${query}`;
  };

  return {
    signInAddress,

    /** Signs in at the partner, or says no, and answers what came back. */
    async answerOf(form: Record<string, string>, state = newState()): Promise<URLSearchParams> {
      const back = await createVisitor().signInAt(signInAddress(state), partnerSite, form);
      return new URLSearchParams(back.hash.slice(1));
    },

    async comeBack(email = 'june@trailhead.example', state = newState()): Promise<PartnerBack> {
      const answer = await this.answerOf({ email, password: 'let me in', action: 'login' }, state);
      return {
        opinAuthToken: answer.get('opinAuthToken') ?? '',
        state: answer.get('state') ?? '',
      };
    },

    exchange: (body: PartnerBack, realm = 'corral'): Promise<TestAnswer<LoginBody & ErrorBody>> =>
      origin.call('POST', '/api/v1/opin-auth', { realm, body }),

    sync: (
      refreshToken: string,
      realm = 'corral',
    ): Promise<TestAnswer<{ entitlements: string[] } & ErrorBody>> =>
      origin.call('POST', '/api/v1/entitlement-sync', { realm, body: { refreshToken } }),
  };
}
