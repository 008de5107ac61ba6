// Generated from schemas/origin by "npm run generate". Do not edit.

export { login, refreshToken, guestToken, logout, settlePartition } from './calls/identity';
export { pbrLogin, sptvLogin, openIdAddress, openIdToken, openIdLogout, oauthAddress, oauthToken, googleLogin, facebookLogin, appleLogin, gigyaLogin, oauthLogout, magicEmail, magicLogin, opinLogin, entitlementSync, passkeyLoginOptions, passkeyLogin, passkeyOptions, passkeys, addPasskey, renamePasskey, removePasskey, adobeCode, adobeDcrCode, adobeLinkState, adobeLink, adobeUnlink, adobeDcrToken, firebaseLogin } from './calls/providers';
export { countryCodes, signUp, firebaseSignUp, consents, saveConsents, userDetails, saveUserDetails, marketingPreferences, saveMarketingPreferences, createPasswordReset, resetPassword, confirmEmail, createEmailConfirmation, changeSecret, userSessions, endOtherSessions, endSession, linkedAccounts, unlinkAccount } from './calls/account';
export { permitImpersonation, impersonate } from './calls/agents';
export { deviceCode, deviceToken, lookUpDevice, approveDevice, refuseDevice } from './calls/devices';
export { externalToken, licences, licenceFamilies, ownLicences, activeLicences, cancelLicence, reactivateLicence, confirmPayment } from './calls/licences';
export { basket, saveBasket, applyVoucher, removeVoucher, redeemVoucher } from './calls/baskets';
export { paymentMethods, initPayment, validatePayment, payOpenBasket, pay, order, attachMethod, attachDetails, attachDetailsChecked, attachCard, attachCardChecked, cards, removeCard, makeCardDefault, payments, payment, webhook } from './calls/payments';
export { labels } from './calls/texts';
export { richtextTranslations, texts } from './calls/richtext';
export { upcomingEvents, eventCalendar, scheduleCalendar, catalogue, image } from './calls/catalogue';
export { stream, releaseStream, streamHeartbeat } from './calls/streams';
export { mediaFile, mediaSegment, heroMotion } from './calls/media';
export { favourites, addFavourite, removeFavourite } from './calls/favourites';
export { history, clearHistory, pauseHistory, hideWatched, restoreWatched, watchedTitle, saveWatched, deleteWatched } from './calls/history';
export { watchlists, createWatchlist, renameWatchlist, sharedWatchlist, deleteWatchlist, saveWatchlist, unsaveWatchlist, shareWatchlist, adjacentTitles, watchlist, reorderWatchlist, addToWatchlist, removeFromWatchlist, moveInWatchlist, watchlistMenu } from './calls/watchlists';
export { preferences, savePreferences } from './calls/preferences';
export { profiles, createProfile, switchProfile, changeProfile, deleteProfile } from './calls/profiles';
export { parentalControl, setParentalControl, setPin, verifyPin, resetPin } from './calls/parental';
export { analyticsEvent } from './calls/analytics';
export { health } from './calls/operations';
