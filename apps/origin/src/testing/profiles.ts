import type { CallOptions, ErrorBody, TestOrigin } from './test-origin';

export interface ProfileBody {
  id: string;
  name: string;
  type: 'adult' | 'child';
  maxRating?: number;
  avatar?: string;
  current: boolean;
}

export interface ProfilesBody extends ErrorBody {
  profiles: ProfileBody[];
  most: number;
  details: { left: number; until: string; most: number };
}

/** The state of parental control, or why it was not answered. */
export interface ParentalBody {
  status: string | number;
  isSet: boolean;
  pinLength: number;
  lockedUntil?: string;
  provedUntil?: string;
  code?: string;
  details: { left: number; until: string; length: number };
}

/** The calls for one viewer's profiles and PIN, in one session. */
export function householdCalls(origin: TestOrigin, token: string, realm = 'apex') {
  const ask = <Body>(method: string, path: string, body?: unknown, options: CallOptions = {}) =>
    origin.call<Body>(method, `/api${path}`, { token, realm, body, ...options });
  const profiles = (method: string, path = '', body?: unknown) =>
    ask<ProfilesBody>(method, `/v2/user/profiles${path}`, body);
  const parental = (path: string, body: object, options?: CallOptions) =>
    ask<ParentalBody>('POST', path, body, options);

  return {
    ask,
    list: () => profiles('GET'),
    make: (settings: object) => profiles('POST', '', settings),
    change: (id: string, settings: object) => profiles('PUT', `/${id}`, settings),
    remove: (id: string) => profiles('DELETE', `/${id}`),
    switchTo: (id: string, pin?: string) => profiles('PUT', '/current', { id, pin }),
    /** The id of the profile of this name. */
    idOf: async (name: string) =>
      (await profiles('GET')).body.profiles.find((one) => one.name === name)?.id ?? '',
    state: async () => (await ask<ParentalBody>('GET', '/v1/parental-control')).body,
    restrict: (pin: string, status: string) => parental('/v1/parental-control', { pin, status }),
    setPin: (body: object) => parental('/v2/parental-control/pin', body),
    verify: (pin: string) => parental('/v2/parental-control/verify', { pin }),
    askReset: (options?: CallOptions) => parental('/v2/parental-control/reset', {}, options),
  };
}

export type HouseholdCalls = ReturnType<typeof householdCalls>;
