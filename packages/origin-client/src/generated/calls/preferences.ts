// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The viewer's preferences */
export const preferences: Call<'preferences'> = {
  method: 'GET',
  path: '/api/v2/user/preferences',
  shape: 'version:number autoAdvance:boolean muted:boolean videoBackgroundAutoPlay:boolean videoBackgroundAutoPlayAudio:boolean pluginAccessTokens:object',
  bearer: true,
};

/** Change preferences */
export const savePreferences: Call<'savePreferences'> = {
  method: 'PUT',
  path: '/api/v2/user/preferences',
  shape: 'version:number autoAdvance:boolean muted:boolean videoBackgroundAutoPlay:boolean videoBackgroundAutoPlayAudio:boolean pluginAccessTokens:object',
  bearer: true,
};
