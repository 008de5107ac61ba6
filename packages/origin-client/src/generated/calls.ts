// Generated from schemas/origin by "npm run generate". Do not edit.

export { login, refreshToken, guestToken, logout, settlePartition } from './calls/identity';
export { pbrLogin, sptvLogin, openIdAddress, openIdToken, openIdLogout, oauthAddress, oauthToken, googleLogin, facebookLogin, appleLogin, gigyaLogin, oauthLogout, magicEmail, magicLogin, opinLogin, entitlementSync, passkeyLoginOptions, passkeyLogin, passkeyOptions, passkeys, addPasskey, renamePasskey, removePasskey, adobeCode, adobeDcrCode, adobeLinkState, adobeLink, adobeUnlink, adobeDcrToken, firebaseLogin } from './calls/providers';
export { countryCodes, signUp, firebaseSignUp, consents, saveConsents, userDetails, saveUserDetails, createPasswordReset, resetPassword, confirmEmail, createEmailConfirmation, changeSecret, userSessions, endOtherSessions, endSession, linkedAccounts, unlinkAccount } from './calls/account';
export { permitImpersonation, impersonate } from './calls/agents';
export { deviceCode, deviceToken, lookUpDevice, approveDevice, refuseDevice } from './calls/devices';
export { externalToken } from './calls/licences';
export { labels } from './calls/texts';
export { richtextTranslations, texts } from './calls/richtext';
export { upcomingEvents, eventCalendar, scheduleCalendar, catalogue, image } from './calls/catalogue';
export { stream, releaseStream, streamHeartbeat } from './calls/streams';
export { mediaFile, mediaSegment, heroMotion } from './calls/media';
export { favourites, addFavourite, removeFavourite } from './calls/favourites';
export { watchedTitle, saveWatched } from './calls/history';
export { analyticsEvent } from './calls/analytics';
export { health } from './calls/operations';
