// Generated from schemas/origin by "npm run generate". Do not edit.

export interface paths {
    readonly "/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with the product's own ID
         * @description An unknown identifier and a wrong secret get the same answer, 401 `FAILED_AUTHENTICATION`, in the same time. A viewer
         *     whom the operator has blocked gets 403 `VIEWER_BLOCKED`, but only with the right secret.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/token/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description A refresh token works once. For 30 seconds the last used one gets the same new refresh token again, as long as the new
         *     one is unused, because the first answer may have been lost. Any other second use ends the whole session: every token of
         *     the same sign-in is refused from then on.
         */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/token/guest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tokens for a viewer who is not signed in */
        readonly post: operations["guestToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session that a refresh token belongs to
         * @description Revokes every refresh token of the same sign-in. An unknown token gets the same answer, because it does not work anyway.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/partition": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Attach this session to the partition that holds the viewer's data
         * @description Called after a login whose answer carries `partition`, before the viewer is sent on. May be repeated. When it fails,
         *     show the viewer a notice, but let them go on.
         */
        readonly post: operations["settlePartition"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/auth-provider/pbr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with an account of PBR
         * @description As `login`, for the accounts of this provider.
         */
        readonly post: operations["pbrLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/sptv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with an account of SPTV
         * @description As `login`, for the accounts of this provider.
         */
        readonly post: operations["sptvLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openid/{client}/auth-uri": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where a viewer goes to sign in with an OpenID provider
         * @description The origin is the provider's client: it adds its own nonce and proof key (RFC 7636) and stores them under `state` for 15
         *     minutes. `silentAuthorisationUri` is the same address, but the provider asks the viewer nothing.
         */
        readonly get: operations["openIdAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openid/{client}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange an OpenID provider's code for tokens
         * @description Works once, and only with a `state` from a call of `auth-uri` for the same client. An `iss` that is not the client's
         *     provider is refused before the origin calls the provider (RFC 9207).
         */
        readonly post: operations["openIdToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openid/{client}/logout-uri": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where a viewer ends the session at the OpenID provider as well */
        readonly get: operations["openIdLogout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/generic-oauth/{client}/auth-uri": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where a viewer goes to sign in with an OAuth server
         * @description As `openIdAddress`, without a nonce. `extraParams`, a further query, is appended to the address; it cannot replace the
         *     protocol's own parameters.
         */
        readonly get: operations["oauthAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/generic-oauth/{client}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange an OAuth server's code for tokens
         * @description As `openIdToken`.
         */
        readonly post: operations["oauthToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/social/google": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with Google's ID token
         * @description The origin checks signature, issuer, audience and expiry, and accepts a token once. Decided here: `nonce` is the value
         *     that this browser stored; the token contains its SHA-256 (base64url), so that a token alone signs no viewer in.
         */
        readonly post: operations["googleLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/social/facebook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with Facebook's code
         * @description The code is one that Facebook's script gave to a page, not to an address, so it is exchanged with an empty
         *     `redirect_uri`.
         */
        readonly post: operations["facebookLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/apple-id": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with Apple's code
         * @description The code works once, for the realm's own client, with the `callbackUri` that Apple was given; Apple's answer must carry
         *     `nonce`.
         */
        readonly post: operations["appleLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/auth-provider/gigya": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a signature of the customer identity service
         * @description Decided here, because the specification names no call for it. The service signs time and account; a signature works
         *     once, within three minutes.
         */
        readonly post: operations["gigyaLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/generic-oauth/{client}/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session at the OAuth server as well
         * @description The origin revokes the tokens that the server gave it. Called after the session here has ended, so the refresh token may
         *     no longer be valid.
         */
        readonly post: operations["oauthLogout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/token/alt/magic-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Send a link that signs in
         * @description The answer, and its time, are the same whether or not an account has the address. The link leads to `redirectUri` with a
         *     `token` that works once, within 15 minutes.
         */
        readonly get: operations["magicEmail"];
        readonly put?: never;
        /** Sign in with the token of a link */
        readonly post: operations["magicLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/opin-auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a token of the partner network
         * @description The partner signs the token for this realm's client name and for the `state` that the site sent along, for two minutes
         *     and one use. `entitlementSync` fetches what the partner has unlocked for the viewer.
         */
        readonly post: operations["opinLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/entitlement-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Fetch the viewer's licences from the partner network again
         * @description For a viewer who is signed in and came from the partner. The refresh token identifies the viewer and is not spent. A
         *     failure changes nothing: licences that were fetched before stay.
         */
        readonly post: operations["entitlementSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The options with which a browser is asked for a passkey
         * @description Names no viewer and no passkey: the viewer chooses one on their device. The challenge works once, within 5 minutes, on
         *     the site that asked for it.
         */
        readonly post: operations["passkeyLoginOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a passkey
         * @description The viewer must have been verified by the device (PIN, face, fingerprint). A counter that has not grown since the last
         *     time is refused, because it means that two devices have the key.
         */
        readonly post: operations["passkeyLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The options with which a browser makes a passkey for this viewer
         * @description As `passkeyLoginOptions`. The options name the viewer's passkeys for the same site, so that no device gets a second one.
         */
        readonly post: operations["passkeyOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The viewer's passkeys, the newest first */
        readonly get: operations["passkeys"];
        readonly put?: never;
        /** Store a passkey that the viewer's device has made */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Give a passkey another name */
        readonly put: operations["renamePasskey"];
        readonly post?: never;
        /** Remove a passkey, so that it no longer signs in */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/adobe/{requestorId}/regcode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin a sign-in with a TV provider
         * @description The code represents the bearer's session until a viewer has signed in with it at a TV provider; it works for half an
         *     hour. A newer code of the same session replaces it.
         */
        readonly post: operations["adobeCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/adobe/regcode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin a sign-in with a TV provider as a client that registered itself
         * @description Like `adobeCode`; the answer's `accessToken` replaces a session.
         */
        readonly post: operations["adobeDcrCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/adobe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the viewer is linked to a TV provider, and to which */
        readonly get: operations["adobeLinkState"];
        readonly put?: never;
        /**
         * End a sign-in with a TV provider
         * @description For the latest code of the bearer's session. A viewer is linked to the account at the TV provider; a guest becomes the
         *     viewer to whom that account is linked, or a new one.
         */
        readonly post: operations["adobeLink"];
        /**
         * Unlink the viewer from their TV provider
         * @description The session goes on. May be repeated.
         */
        readonly delete: operations["adobeUnlink"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/adobe/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End a sign-in with a TV provider as a client that registered itself
         * @description As `adobeLink`, for the code that belongs to `accessToken`. With a viewer's bearer, that viewer is linked.
         */
        readonly post: operations["adobeDcrToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/firebase-auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with the tokens of a Firebase project
         * @description `firebaseAuthToken` is an ID token of the realm's Firebase project: the origin checks its signature, issuer, audience
         *     and lifetime. The refresh token is for origins that keep the Firebase account up to date; the sandbox does not store it.
         */
        readonly post: operations["firebaseLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/i18n/country-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The countries that the realm's viewers live in, with the parts of an address in each
         * @description Names and labels are in the language that best matches `Accept-Language`; the countries are in the order in which a list
         *     shows them. `callerCountryCode` is the country from which the call comes, if the origin can tell.
         */
        readonly get: operations["countryCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open an account, and sign in with it
         * @description `fields` holds the values of the realm's form, `consentAnswers` the viewer's answers to the terms of the purpose
         *     `signup`. The origin sends an email to confirm the address; its link leads to `redirectUri` with a `token`.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/firebase-auth/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open an account in the realm's Firebase project, and sign in with it
         * @description The origin opens the account at the project and exchanges its tokens for ours. When the project itself refuses, the
         *     project's own code is the only message, such as `EMAIL_EXISTS`.
         */
        readonly post: operations["firebaseSignUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/realm/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The realm's terms for a purpose
         * @description For a viewer, only the terms that they have not answered in the current version, and required ones that they have not
         *     accepted; for all other callers every term. Texts are in the language that best matches `Accept-Language`.
         */
        readonly get: operations["consents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Store the viewer's answers to terms
         * @description Each answer is stored with the version of its text, the time, and the language of the call. An answer to an outdated
         *     version of a term is refused with 409 `TERMS_CHANGED`: ask again with the new text.
         */
        readonly put: operations["saveConsents"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The viewer's details, and which ones are missing */
        readonly get: operations["userDetails"];
        /**
         * Store details of the viewer
         * @description Fields that are not sent stay as they are. The next access token carries the new `missingInformationStatus`. A viewer
         *     without missing required fields must accept the realm's terms before they change details; missing fields may be given
         *     first.
         */
        readonly put: operations["saveUserDetails"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/marketing-preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the viewer has answered to what the brand would like to do
         * @description The choices among the realm's terms of the purpose `signup` that nobody has to accept, with the viewer's answers. Texts are in the
         *     language that best matches `Accept-Language`.
         */
        readonly get: operations["marketingPreferences"];
        /**
         * Change answers of the viewer
         * @description Those that are named; the others stay. Each is stored as an answer to its term, as `saveConsents` does; terms that are still open are no matter of this call.
         */
        readonly put: operations["saveMarketingPreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reset-password/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an email with a link to choose a new secret
         * @description The answer, and its time, are the same whether or not an account has the identifier. The link leads to `redirectUri`
         *     with a `token` that works once, within an hour.
         */
        readonly post: operations["createPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Choose a new secret with the token of an email
         * @description Ends every session of the viewer, in case another person knew the old secret. The first message of a refusal is a code
         *     that sites know: `invalidToken`, `expiredToken`, `weakPassword`.
         */
        readonly put: operations["resetPassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/email-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm an email address with the token of an email
         * @description A used token gets the same answer again, as long as the address is still the viewer's. With the bearer of the account's
         *     own viewer, nothing else changes. Without it the email proves the address, but not that its reader opened the account:
         *     the call is refused, unless `endWaysIn` is set. Then all ways into the account (secret, sessions, passkeys, linked
         *     accounts, emails) and all data in it (fields, consents, profiles, favourites) are removed, and its viewer signs in by
         *     the address.
         */
        readonly post: operations["confirmEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/email-confirmation/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the email that confirms an address once more
         * @description The answer, and its time, are the same whether or not an account has the address, and whether or not it is confirmed.
         */
        readonly post: operations["createEmailConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change the viewer's secret
         * @description Ends every other session of the viewer.
         */
        readonly put: operations["changeSecret"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the viewer is signed in, this session first, then the latest used
         * @description A caller that gives `rpp` gets pages of that length. Without `rpp` the answer has as many sessions as a page may have,
         *     and no total.
         */
        readonly get: operations["userSessions"];
        readonly put?: never;
        readonly post?: never;
        /** Sign the viewer out everywhere else */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Sign the viewer out in one place */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/linked-accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The accounts at other providers that are tied to the viewer */
        readonly get: operations["linkedAccounts"];
        readonly put?: never;
        readonly post?: never;
        /** Untie an account at another provider from the viewer */
        readonly delete: operations["unlinkAccount"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/o/client/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Register a browser as a client of the TV-provider service */
        readonly post: operations["tvRegister"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/config/{requestorId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The TV providers that viewers of a brand may choose from */
        readonly get: operations["tvConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Go to a TV provider to sign in with a code
         * @description The browser opens this address as a page. It redirects to the TV provider's own pages, and from there to `redirect_url`.
         */
        readonly get: operations["tvAuthenticate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/marks/{mvpd}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A TV provider's mark */
        readonly get: operations["tvMark"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agent/impersonation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token with which an agent acts as a viewer
         * @description For the tools of the operator's agents (role `AGENT`). The token works once, within two minutes, in this realm, and
         *     opens `/impersonate/{token}` of the site. There are no tokens for other agents or for blocked viewers.
         */
        readonly post: operations["permitImpersonation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/impersonate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Act as a viewer
         * @description Exchanges an agent's token, once, for tokens of the viewer whose claim `par` names the agent and whose claim `name` says
         *     who the viewer is. The session ends after an hour, and when the agent is no longer an agent. A bearer must be the
         *     agent's own, or that of a viewer as whom the same agent acts: a link cannot end another viewer's session.
         */
        readonly post: operations["impersonate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/device/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A television asks to be signed in
         * @description RFC 8628, section 3.1, in the shape of these calls. The television shows `userCode` and `verificationUri`, or
         *     `verificationUriComplete` as a QR code, and calls `deviceToken` every `interval` seconds. A code works for ten minutes;
         *     its letters are `BCDFGHJKLMNPQRSTVWXZ`, which cannot be confused with each other and form no words.
         */
        readonly post: operations["deviceCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/device/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A television asks whether the viewer has approved it */
        readonly post: operations["deviceToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/device/lookup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Which television shows a code
         * @description The code may be typed in any case, with or without its hyphen. Ten attempts a minute for each viewer.
         */
        readonly post: operations["lookUpDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/device/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approve a television */
        readonly post: operations["approveDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/device/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse a television */
        readonly post: operations["refuseDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/external/{provider}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange the code of a partner who sells licences for tokens
         * @description `/external/{provider}` is the specification's `externalProviderRoute`, which a realm names. The partner's page sends the
         *     viewer to `/licence-redirect` of the site with a code, which works once. The origin asks the partner whose code it is.
         */
        readonly post: operations["externalToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What can be bought
         * @description For guests too. Only the prices that the caller may pay are listed: those of the caller's country, else the realm's default.
         *     A caller who is a viewer also reads the state of what they have.
         */
        readonly get: operations["licences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence-family": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What can be bought, by family
         * @description Of a family a viewer has one licence at a time. Prices are as for `licences`.
         */
        readonly get: operations["licenceFamilies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/licence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the viewer has bought
         * @description Licences that have ended are listed as well, the last one first.
         */
        readonly get: operations["ownLicences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/subscriptions/status/active": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the viewer may watch by now
         * @description As `ownLicences`, without those that have ended.
         */
        readonly get: operations["activeLicences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/subscriptions/status/active/{licenceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a licence
         * @description Nothing more is charged for it. What is paid for, and a trial, goes on until its end; until then it can be taken back
         *     (`reactivateLicence`). What nothing is paid for ends at once: a licence that waits for its payment or its turn, one whose
         *     renewal is overdue, and one without an end. A renewal that is under way is given up. A licence that is cancelled already is answered as it is. The viewer gets an email.
         */
        readonly delete: operations["cancelLicence"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/licence/{licenceId}/reactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Take back the cancellation of a licence
         * @description Until it ends, and where `reactivation` says what is charged then and when. Nothing is charged now. What was to follow it is given up. A licence that
         *     renews is answered as it is. The viewer gets an email.
         */
        readonly patch: operations["reactivateLicence"];
        readonly trace?: never;
    };
    readonly "/user/licence/{licenceId}/confirm-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence that starts inactive
         * @description A licence with the strategy `CONFIRM_PAYMENT` starts inactive, with an unconfirmed payment (2 §4). This charges the payment
         *     details that it was bought with. `Idempotency-Key` is required, as for `pay`.
         */
        readonly post: operations["confirmPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/basket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The viewer's basket
         * @description There is one at a time; without one, an empty one is opened.
         */
        readonly get: operations["basket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/baskets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Choose what to buy, and give billing fields
         * @description What is left out stays as it is. Billing fields are kept with the viewer's account, as details are. Items of one
         *     family take each other's place: one licence at a time.
         */
        readonly put: operations["saveBasket"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/baskets/vouchers/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Apply a voucher to the viewer's basket
         * @description The code is URL-encoded (2 §5). It is claimed when the order is placed.
         */
        readonly put: operations["applyVoucher"];
        readonly post?: never;
        /**
         * Take a voucher off the viewer's basket
         * @description One that is not on it gets the same answer.
         */
        readonly delete: operations["removeVoucher"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/promotions/voucher/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange a voucher for the licence that it pays for whole
         * @description For vouchers that leave nothing to pay today and later. Others are refused with `VOUCHER_NOT_FOR_THIS`: apply them to a basket.
         */
        readonly post: operations["redeemVoucher"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-method/providers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The methods by which the caller can pay
         * @description Those that the realm has for the caller's country and the currency, in the realm's order; one that cannot pay this is absent.
         *     A basket with nothing to pay, today and later, has `zeroBalance` alone.
         */
        readonly get: operations["paymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-method/init": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to take payment details
         * @description Before the form of a provider is shown: the answer has what the form needs. A ticket opens one frame, once. For a method that
         *     leads to another site there is nothing to take; its answer says so.
         */
        readonly post: operations["initPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-method/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What the provider knows of the details that were taken
         * @description After the form. The details are the viewer's from here on, and are kept only when they are paid with.
         */
        readonly post: operations["validatePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/baskets/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for the viewer's basket
         * @description As `pay`, for the basket that is open.
         */
        readonly post: operations["payOpenBasket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/baskets/pay/{basketOrProviderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a basket
         * @description The order, its payment and the key are stored before the provider hears of them. A repeat with the same key and body is answered
         *     as the first call, with the order as it is now; a key lives for 24 hours. What is charged is what the viewer saw (`expected`),
         *     or nothing. With a provider's id in place of a basket's, the open basket is paid for.
         */
        readonly post: operations["pay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The state of an order
         * @description The truth about a purchase. With `seen`, the answer waits up to `wait` seconds for a version above it; an order at rest answers
         *     at once. An order that is not at rest is also asked for at its provider.
         */
        readonly get: operations["order"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence/{licenceId}/payment-details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence by a bank that the viewer allows to be charged
         * @description Nothing is charged: the order, of purpose `update`, waits for the viewer at the bank, and later charges of the licence use what they
         *     allow there. Until then, and where the bank is refused, it is paid as before. Another call gives up an order that waits. `Idempotency-Key`
         *     is required, as for `pay`.
         */
        readonly post: operations["attachMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence/{licenceId}/payment-details/{detailsId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence with other payment details
         * @description Later charges of the licence use them. When one is open, it is charged with them: now, and the answer has its order, or with the next attempt. Until it is paid, the
         *     licence keeps `REFRESH_PAYMENT_DETAILS`.
         */
        readonly post: operations["attachDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence/{licenceId}/payment-details/{detailsId}/checkBillingDetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence with other payment details, once billing fields are complete
         * @description Later charges of the licence use them. When one is open, it is charged with them: now, and the answer has its order, or with the next attempt. Until it is paid, the
         *     licence keeps `REFRESH_PAYMENT_DETAILS`. Refuses with 424 while billing fields are missing.
         */
        readonly post: operations["attachDetailsChecked"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licences/{licenceId}/card/{cardId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence with a stored card
         * @description Later charges of the licence use them. When one is open, it is charged with them: now, and the answer has its order, or with the next attempt. Until it is paid, the
         *     licence keeps `REFRESH_PAYMENT_DETAILS`.
         */
        readonly post: operations["attachCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licences/{licenceId}/card/{cardId}/checkBillingDetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a licence with a stored card, once billing fields are complete
         * @description Later charges of the licence use them. When one is open, it is charged with them: now, and the answer has its order, or with the next attempt. Until it is paid, the
         *     licence keeps `REFRESH_PAYMENT_DETAILS`. Refuses with 424 while billing fields are missing.
         */
        readonly post: operations["attachCardChecked"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/payment-details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The viewer's stored payment details, the default first */
        readonly get: operations["cards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/payment-details/{cardId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Forget stored payment details
         * @description Details that pay for a licence go only when others take their place.
         */
        readonly delete: operations["removeCard"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/payment-details/{cardId}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Make a card the default */
        readonly put: operations["makeCardDefault"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What was paid, the last one first */
        readonly get: operations["payments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customer/payments/{paymentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One payment, with its lines */
        readonly get: operations["payment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhooks/{provider}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A provider tells what became of a charge
         * @description Signed over the bytes of the body: by Standard Webhooks, or for Stripe by its own header. An event that is known already is
         *     answered alike, and so is one of Stripe's that is of no order. One of which no payment is known is kept for a person.
         */
        readonly post: operations["webhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/label": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The wording that a realm's operator overrides
         * @description The client merges these over its built-in labels; any answer but 200 counts as an empty set.
         */
        readonly get: operations["labels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/richtext/translations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The operator's rich texts, in every language that they have
         * @description The path is decided here: the specification shows the call without it. A key that the origin does not know is in no
         *     language of the answer. The HTML is as the operator wrote it: the client must make it safe before it shows it.
         */
        readonly post: operations["richtextTranslations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/texts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The operator's plain texts, such as headings, in the caller's language
         * @description The specification names only the path. A text that is missing in `selected_locale` is left out, so that no page mixes
         *     languages.
         */
        readonly get: operations["texts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/event/upcoming": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Live events that have not begun, the next one first */
        readonly get: operations["upcomingEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/event/{id}.ics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One live event for a viewer's calendar
         * @description RFC 5545. Times are in UTC; the event keeps its `UID` and counts up its `SEQUENCE` when its time changes, so that a
         *     calendar replaces it. An event whose time is not known is `CANCELLED` at the announced time.
         */
        readonly get: operations["eventCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schedule.ics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The live events that have not begun, for a viewer's calendar to follow */
        readonly get: operations["scheduleCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/graphql": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The catalogue, read-only
         * @description The schema is `schemas/catalogue`. A document that does not match it is answered with 400 `INVALID_QUERY`
         *     and the GraphQL errors beside the usual fields; when a field fails while it is resolved, the answer is 200 with
         *     `errors`.
         */
        readonly post: operations["catalogue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/images/{realm}/{titleId}/{crop}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A title's picture
         * @description Encoded in the requested width and format on first request, and stored. The address of a picture never changes its
         *     content within one release of the artwork, so the answer may be cached for good.
         */
        readonly get: operations["image"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stream/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a title is played from
         * @description The only gate before a title: whoever may not watch it learns here why, one reason at a time, in the order in which a
         *     viewer can settle them. A `live` stream of an event goes by the clock, a `vod` stream is a whole title. The answer's
         *     addresses are signed, for this viewer and for some hours.
         */
        readonly get: operations["stream"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stream/leases/{lease}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Stop watching on another screen
         * @description The screen hears of it with its next heartbeat. A lease that is over already is answered alike.
         */
        readonly delete: operations["releaseStream"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/multiviewHeartbeat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A screen says what it plays
         * @description Sent every `heartbeat.interval` seconds, and when what is played changes. A screen that is not heard of for two and a half
         *     intervals no longer counts. Several pictures at once count as one screen. It is idempotent: a heartbeat whose number is
         *     not above the last one's changes nothing.
         */
        readonly post: operations["streamHeartbeat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/media/{signature}/{clip}/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The playlist of a stream, its thumbnails, chapters and whole texts
         * @description `main.m3u8` names the renditions (RFC 8216), `thumbnails.vtt` parts of `sprite.webp`, `chapters.vtt` the chapters;
         *     `text-en.vtt` and its like are all the texts of a title on demand, for a transcript. Every address below a signature is for
         *     the realm's own sites.
         */
        readonly get: operations["mediaFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/media/{signature}/{clip}/{rendition}/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The playlist of a rendition, and its segments */
        readonly get: operations["mediaSegment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/motion/{realm}/{titleId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The moving picture of a hero
         * @description A few seconds without sound, to be played over and over behind a hero's words. It is public, as pictures are, and no screen of
         *     a viewer.
         */
        readonly get: operations["heroMotion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favourite/vods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The viewer's favourites, the last one first
         * @description Of the active profile. On-demand videos, and events that can be watched again. The catalogue has the details for their cards (`titles`), and
         *     leaves out titles that it no longer has. The specification has the call; the shape of the answer is decided here.
         */
        readonly get: operations["favourites"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favourite/vods/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Add a video to the favourites
         * @description A video that is already a favourite keeps its place.
         */
        readonly put: operations["addFavourite"];
        readonly post?: never;
        /**
         * Remove a video from the favourites
         * @description A video that is not a favourite gets the same answer.
         */
        readonly delete: operations["removeFavourite"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the viewer has watched, the last first
         * @description Of the active profile, without what it has hidden. Titles that are gone are left out by the catalogue.
         */
        readonly get: operations["history"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete everything that the viewer has watched
         * @description Of the active profile, hidden titles too. A player begins all of them anew.
         */
        readonly delete: operations["clearHistory"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/history/paused": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Note no longer what the viewer watches, or again
         * @description Of the active profile. While it is paused, `saveWatched` is answered alike and stores nothing; what was noted before stays.
         */
        readonly put: operations["pauseHistory"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/history/{id}/hidden": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Hide a title of the history, or show it again
         * @description A player still goes on where the viewer was. A hidden title comes back by itself when the viewer watches it again. One that
         *     was never begun is answered alike.
         */
        readonly put: operations["hideWatched"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/history/{id}/restored": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Take the deletion of a title back
         * @description Stores the place that was deleted, also while the history is paused, since nothing new is noted. A later place, of a viewer who
         *     has watched the title meanwhile, stays.
         */
        readonly put: operations["restoreWatched"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/history/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How far the viewer has seen a title
         * @description Of the active profile. A title that was never begun is answered alike, without `watched`.
         */
        readonly get: operations["watchedTitle"];
        /**
         * Note how far the viewer has seen a title
         * @description Sent by a player ten seconds after the start, every thirty seconds, at a pause, after a seek and when it is left. The
         *     latest `at` wins, in whatever order the calls come; one in the future counts as now. While the history is
         *     paused, nothing is stored. A player that still plays after a switch of profiles says whose the place is; one of a profile
         *     that is gone is answered alike and stored nowhere.
         */
        readonly put: operations["saveWatched"];
        readonly post?: never;
        /**
         * Delete a title of the history
         * @description A player begins it anew. One that was never begun is answered alike.
         */
        readonly delete: operations["deleteWatched"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The viewer's watchlists, the newest first
         * @description Of the active profile: its own, and the shared ones that it has saved, by when they were made or saved. A saved one that
         *     is shared no longer, or is gone, stays as a gap with its name (`gone`).
         */
        readonly get: operations["watchlists"];
        readonly put?: never;
        /**
         * Make a watchlist
         * @description It becomes the first of the viewer's lists.
         */
        readonly post: operations["createWatchlist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Rename a watchlist
         * @description Only the viewer's own.
         */
        readonly put: operations["renameWatchlist"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists/{owner}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A watchlist by its link
         * @description For everybody who has the link of a shared list (its `shareablePath`), guests among them; its owner needs no link. Its
         *     owner is shown by the name of the profile alone.
         */
        readonly get: operations["sharedWatchlist"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a watchlist
         * @description Only the viewer's own. Those who have saved it keep a gap with its name.
         */
        readonly delete: operations["deleteWatchlist"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists/{owner}/{id}/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save a shared watchlist
         * @description It becomes the first of the viewer's lists, and is read as it is by then. One that is saved already stays where it is.
         */
        readonly post: operations["saveWatchlist"];
        /**
         * Take a shared watchlist off the viewer's lists
         * @description Also one that is gone. One that was not saved is answered alike.
         */
        readonly delete: operations["unsaveWatchlist"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists/{owner}/{id}/sharing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Share a watchlist by a link, or no longer
         * @description Shared anew it has a new link; one that is shared already keeps its own. Without sharing every link ends, and those who
         *     have saved the list keep a gap with its name.
         */
        readonly put: operations["shareWatchlist"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlists/{owner}/{id}/adjacentTo/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The titles around one of a watchlist's
         * @description As many as asked for, in the order of the list, without the title itself and without titles that are gone: those that
         *     come before it, and those that come after it. Near an end there are more of the other side.
         */
        readonly get: operations["adjacentTitles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/new-watchlists/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One watchlist with its titles
         * @description The viewer's own, one that they have saved, or one whose link they have.
         */
        readonly get: operations["watchlist"];
        readonly put?: never;
        /**
         * Put the first titles of a watchlist into another order
         * @description `content` has exactly the first `lastSeen` titles of the list, in their new order; the ones behind them stay where they
         *     are. The first titles as the caller has not seen them, or another `version`, are refused.
         */
        readonly post: operations["reorderWatchlist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/new-watchlists/{id}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add titles to the end of a watchlist
         * @description Titles that the list has already stay where they are, and titles that the catalogue does not have are left out; the answer
         *     tells them apart. Where the rest would not fit, nothing is added.
         */
        readonly post: operations["addToWatchlist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/new-watchlists/{id}/content/{type}/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Take a title off a watchlist
         * @description One that the list does not have is answered alike.
         */
        readonly delete: operations["removeFromWatchlist"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/watchlist/{id}/content/{type}/{contentId}/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Move a title of a watchlist behind another one
         * @description By its neighbour, so that it comes where the viewer saw it however many titles have come or gone since. A `version` that
         *     is not the list's own is refused only where the title or its new neighbour is no longer in the list.
         */
        readonly put: operations["moveInWatchlist"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/watchlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The viewer's own watchlists, for a title's menu
         * @description All of them, the newest first, each with whether it has the title.
         */
        readonly get: operations["watchlistMenu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The viewer's preferences
         * @description Of the active profile. Whoever has stored none has the defaults, with version 0.
         */
        readonly get: operations["preferences"];
        /**
         * Change preferences
         * @description Those that are named; the others stay. A language or a look that is null is chosen no longer.
         */
        readonly put: operations["savePreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/profiles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The profiles that watch with the viewer's account
         * @description In the order in which they were made. An account has one at least: its own, a grown-up's. Each has watchlists,
         *     favourites, a history and preferences of its own.
         */
        readonly get: operations["profiles"];
        readonly put?: never;
        /**
         * Make a profile
         * @description It does not become current. While a child's profile is current and a PIN is set, the PIN is asked for first
         *     (`verifyPin`), as for each change of profiles.
         */
        readonly post: operations["createProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/profiles/current": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Watch with another profile
         * @description On all devices of the account. Leaving a child's profile for a grown-up's asks for the PIN where one is set, each time;
         *     `verifyPin` does not stand in for it.
         */
        readonly put: operations["switchProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/profiles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a profile
         * @description Its history and lists stay. The last grown-up stays one.
         */
        readonly put: operations["changeProfile"];
        readonly post?: never;
        /**
         * Delete a profile
         * @description With its watchlists, favourites, history and preferences. The last grown-up cannot go. When the current one goes, the
         *     first grown-up is current.
         */
        readonly delete: operations["deleteProfile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parental-control": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The account's parental control
         * @description Of the whole account, whichever profile is current.
         */
        readonly get: operations["parentalControl"];
        readonly put?: never;
        /**
         * Restrict the account, or no longer
         * @description Needs a PIN that is set. While it is restricted, titles from the realm's age on ask for the PIN.
         */
        readonly post: operations["setParentalControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parental-control/pin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set the PIN, or another one
         * @description The first one needs nothing but a grown-up's profile, and restricts the account. Another one needs the current PIN, or the code of an
         *     email (`resetPin`), which ends with it and also ends a lock. As many digits as the realm has it; neither all the same
         *     nor in a row, such as 1234 or 9876.
         */
        readonly post: operations["setPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parental-control/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prove that a grown-up is there
         * @description Streams of this session, and changes of profiles, do not ask for the PIN for ten minutes, or until the session watches with
         *     a child's profile. What plays goes on for longer. Repeat the call that was refused with `PIN_REQUIRED`: nothing else is sent with it.
         */
        readonly post: operations["verifyPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parental-control/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code with which another PIN can be set
         * @description To the account's email address, as a link to the site's page `/confirm-reset/{code}`. It works once, for 30 minutes; a later
         *     one takes the place of the one before.
         */
        readonly post: operations["resetPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/analytics/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report an event of the site
         * @description For a realm that lists the origin among its sinks. An event knows a viewer by their account's id alone; the origin decides what it does with events.
         */
        readonly post: operations["analyticsEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the origin is ready to answer */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The payload of `authorisationToken`. */
        readonly AccessTokenClaims: {
            /** @description The viewer or guest. */
            readonly id: string;
            /**
             * @example VIEWER
             * @example GUEST
             */
            readonly role: string;
            readonly isGuest: boolean;
            /** @description BCP 47 tag of the language that the session was opened in. */
            readonly locale: string;
            /** @description The agent who acts as this viewer; absent otherwise. */
            readonly par?: string;
            /** @description The viewer's name; absent when it is unknown. */
            readonly name?: string;
            readonly aud: components["schemas"]["RealmId"];
            /** @description The session; all tokens of one sign-in share it. */
            readonly sid?: string;
            readonly iat: number;
            /** @description Seconds since 1970. */
            readonly exp: number;
            readonly missingInformationStatus: components["schemas"]["MissingInformationStatus"];
        };
        readonly LoginRequest: {
            /** @description The viewer's identifier; for own ID the email address. */
            readonly id: string;
            readonly secret: string;
        };
        /**
         * @description Whether optional or required fields of the realm are missing for this viewer.
         * @enum {string}
         */
        readonly MissingInformationStatus: "NONE" | "OPTIONAL" | "REQUIRED";
        readonly LinkedAccount: {
            /** @example google */
            readonly provider: string;
        };
        readonly LoginAnswer: {
            /** @description Signed JWT */
            readonly authorisationToken: string;
            /** @description Opaque */
            readonly refreshToken: string;
            readonly missingInformationStatus: components["schemas"]["MissingInformationStatus"];
            /** @description Accounts at other providers that are tied to this viewer. */
            readonly linkedAccounts: readonly components["schemas"]["LinkedAccount"][];
            /** @description True when this viewer has never signed in before. */
            readonly firstSignIn?: boolean;
            /** @description Present when the session must be attached to a partition (`settlePartition`) before the viewer goes on. */
            readonly partition?: string;
        };
        /** @description The one shape of every error. */
        readonly Error: {
            /** @description The HTTP status. */
            readonly status: number;
            /**
             * @description What happened
             * @example FAILED_AUTHENTICATION
             */
            readonly code: string;
            /** @description What happened, for people, in English; a client shows a label of its own when it knows the code. */
            readonly messages: readonly string[];
            /** @description The name of this call in the origin's logs. */
            readonly requestId: string;
            /** @description What a client needs to know beyond the code; each code says which fields. */
            readonly details?: Record<string, never>;
        };
        readonly RefreshRequest: {
            readonly refreshToken: string;
        };
        readonly Tokens: {
            /** @description Signed JWT */
            readonly authorisationToken: string;
            /** @description Opaque */
            readonly refreshToken: string;
        };
        readonly PartitionRequest: {
            /** @description As the login answer gave it. */
            readonly partition: string;
        };
        readonly OpenIdAddresses: {
            /** Format: uri */
            readonly authorisationUri: string;
            /** Format: uri */
            readonly silentAuthorisationUri: string;
        };
        readonly CodeRequest: {
            readonly authorisationCode: string;
            /** @description The value that came back. Decided here. */
            readonly state: string;
            /** @description The issuer that the answer named (RFC 9207). Decided here. */
            readonly iss?: string;
        };
        readonly LogoutAddress: {
            /** Format: uri */
            readonly logoutUri: string;
        };
        readonly AuthorisationAddress: {
            /** Format: uri */
            readonly authorisationUri: string;
        };
        /** @description A random value that the page made for one sign-in, and stores. */
        readonly Nonce: string;
        readonly Entitlements: {
            /** @description The partner's names for what it has unlocked. */
            readonly entitlements: readonly string[];
        };
        readonly PasskeyOptions: {
            /** @description In the JSON form that WebAuthn Level 3 has for creation and request options. */
            readonly options: {
                readonly challenge: string;
            };
        };
        readonly Base64Url: string;
        readonly PasskeyLoginRequest: {
            /** @description An `AuthenticationResponseJSON` of WebAuthn Level 3. */
            readonly credential: {
                readonly id: components["schemas"]["Base64Url"];
                readonly rawId: components["schemas"]["Base64Url"];
                /** @constant */
                readonly type: "public-key";
                readonly response: {
                    readonly clientDataJSON: components["schemas"]["Base64Url"];
                    readonly authenticatorData: components["schemas"]["Base64Url"];
                    readonly signature: components["schemas"]["Base64Url"];
                    readonly userHandle?: components["schemas"]["Base64Url"];
                };
            };
        };
        /** @description The viewer's name for it. */
        readonly PasskeyName: string;
        readonly Passkey: {
            /** Format: uuid */
            readonly id: string;
            readonly name: components["schemas"]["PasskeyName"];
            /** @description The host of the site that it signs in to. */
            readonly host: string;
            /** @description Its name on the viewer's device, in base64url. */
            readonly credentialId: string;
            /** Format: date-time */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Absent until it is used.
             */
            readonly lastUsedAt?: string;
        };
        readonly Passkeys: {
            readonly passkeys: readonly components["schemas"]["Passkey"][];
        };
        readonly PasskeyRequest: {
            readonly name: components["schemas"]["PasskeyName"];
            /** @description A `RegistrationResponseJSON` of WebAuthn Level 3. */
            readonly credential: {
                readonly id: components["schemas"]["Base64Url"];
                readonly rawId: components["schemas"]["Base64Url"];
                /** @constant */
                readonly type: "public-key";
                readonly response: {
                    readonly clientDataJSON: components["schemas"]["Base64Url"];
                    readonly attestationObject: components["schemas"]["Base64Url"];
                    readonly transports?: readonly string[];
                };
            };
        };
        /**
         * @description The name under which the TV-provider service knows a brand.
         * @example METRO
         */
        readonly RequestorId: string;
        readonly TvCode: {
            /** @description The registration code. */
            readonly code: string;
        };
        readonly TvCodeRequest: {
            readonly requestorId: components["schemas"]["RequestorId"];
            readonly clientId: string;
            readonly clientSecret: string;
        };
        readonly TvClientCode: {
            /** @description Replaces the code in the call for tokens. */
            readonly accessToken: string;
            /** @description The registration code. */
            readonly code: string;
        };
        /**
         * @description A TV provider's id at the service.
         * @example harbour-cable
         */
        readonly MvpdId: string;
        readonly TvLink: {
            readonly linked: boolean;
            /** @description Whether the viewer could still sign in when unlinked. */
            readonly canUnlink: boolean;
            readonly mvpd?: components["schemas"]["MvpdId"];
        };
        readonly TvLinkRequest: {
            readonly requestorId: components["schemas"]["RequestorId"];
            readonly resourceId: string;
        };
        readonly TvTokenRequest: {
            readonly requestorId: components["schemas"]["RequestorId"];
            readonly clientId: string;
            readonly clientSecret: string;
            readonly accessToken: string;
        };
        readonly FirebaseTokens: {
            readonly firebaseAuthToken: string;
            readonly firebaseRefreshToken: string;
        };
        readonly AddressField: {
            /** @example postalCode */
            readonly fieldName: string;
            readonly label: string;
            /** @description The values to choose from; without them any text is allowed. */
            readonly acceptableValues?: readonly {
                readonly value: string;
                readonly displayName: string;
            }[];
        };
        readonly Country: {
            readonly name: string;
            readonly iso3166alpha2: string;
            readonly addressRequiredFields: readonly components["schemas"]["AddressField"][];
            /** @description Viewers of this country give a tax number and a birth date. Decided here. */
            readonly taxNumberRequired?: boolean;
        };
        readonly CountryCodes: {
            readonly countries: readonly components["schemas"]["Country"][];
            /** @description Absent when it is unknown. */
            readonly callerCountryCode?: string;
        };
        /** @description The provider whose secret it is: `id`, `pbr`, `gigya`. */
        readonly SecretProvider: string;
        /**
         * @description By the id of the field. A date is `yyyy-mm-dd`, a phone number E.164, an address an object of its parts, with the country as
         *     ISO 3166 alpha-2 in `country`.
         */
        readonly FieldValues: {
            readonly [key: string]: string | {
                readonly [key: string]: string;
            };
        };
        readonly ConsentAnswer: {
            readonly fieldName: string;
            /** @description The version of the text that the viewer read. */
            readonly version: string;
            readonly accepted: boolean;
        };
        readonly ConsentAnswers: readonly components["schemas"]["ConsentAnswer"][];
        /**
         * Format: uri
         * @description The page that the email's link opens, with its query; the origin adds `token`. Decided here.
         */
        readonly MailedLink: string;
        readonly SignUpRequest: {
            /** @description The email address. */
            readonly id: string;
            readonly secret: string;
            readonly provider?: components["schemas"]["SecretProvider"];
            readonly fields: components["schemas"]["FieldValues"];
            readonly consentAnswers: components["schemas"]["ConsentAnswers"];
            readonly redirectUri?: components["schemas"]["MailedLink"];
        };
        readonly FirebaseSignUpRequest: {
            readonly username: string;
            readonly password: string;
            readonly consentAnswers: components["schemas"]["ConsentAnswers"];
            readonly appCheckToken?: string;
            readonly fields?: components["schemas"]["FieldValues"];
            readonly redirectUri?: components["schemas"]["MailedLink"];
        };
        /**
         * @description The purpose for which a viewer is asked.
         * @enum {string}
         */
        readonly Purpose: "signup" | "purchase";
        /** @description One of the realm's terms (spec 1 §3). */
        readonly ConsentTerm: {
            readonly fieldName: string;
            /**
             * @description Information is only read; a choice is ticked or not.
             * @enum {string}
             */
            readonly fieldType: "INFORMATION_TEXT" | "BINARY_CHOICE";
            /** @description A short name of the term. */
            readonly label?: string;
            /** @description Rich text: `p`, `a`, `strong`, `em`, `ul`, `ol`, `li`, `br`. */
            readonly text: string;
            /** @description A required choice must be ticked. */
            readonly required: boolean;
            readonly data?: {
                /** @description `true` means ticked from the start. */
                readonly default?: string;
            };
            /** @description The same as `data.default`; used where that is absent. */
            readonly defaultValue?: string;
            /** @description Changes with the text. */
            readonly version: string;
        };
        readonly Consents: {
            readonly terms: readonly components["schemas"]["ConsentTerm"][];
        };
        readonly UserDetails: {
            /** @description The account's id: the one in the viewer's tokens (2 §3). */
            readonly id?: string;
            /** @description The address that emails go to, also of a viewer who signs in with something else; absent where there is none. */
            readonly contactEmail?: string;
            /** @description What the viewer signs in with; empty for one who has no address here. */
            readonly email: string;
            readonly emailConfirmed: boolean;
            readonly fields: components["schemas"]["FieldValues"];
            /** @description The ids of the required fields that the viewer has not given. */
            readonly missing: readonly string[];
        };
        /** @description A choice that is the viewer's own, and what they chose (spec 2 §3). */
        readonly MarketingAnswer: {
            readonly fieldName: string;
            /** @enum {string} */
            readonly fieldType: "BINARY_CHOICE";
            /** @description A short name of the choice. */
            readonly label?: string;
            /** @description Rich text: `p`, `a`, `strong`, `em`, `ul`, `ol`, `li`, `br`. */
            readonly text: string;
            /** @description `true` means that a form has it ticked from the start. It is no answer. */
            readonly defaultValue: string;
            /** @description Never true as long as the choice is the viewer's own. */
            readonly required: boolean;
            /** @description Changes with the text. */
            readonly version: string;
            /** @description Accepted in this version of the text. */
            readonly accepted: boolean;
        };
        readonly MarketingPreferences: {
            readonly answers: readonly components["schemas"]["MarketingAnswer"][];
        };
        readonly UserSession: {
            /** Format: uuid */
            readonly id: string;
            /** @description Whether this session makes the call. */
            readonly current: boolean;
            /** @description The browser's short name, such as `Firefox, Linux`; empty when unknown. */
            readonly device: string;
            /** @description Where it was last used, without the part that identifies a household, such as `203.0.113.*`. */
            readonly address?: string;
            /** Format: date-time */
            readonly signedInAt: string;
            /** Format: date-time */
            readonly lastUsedAt: string;
        };
        readonly UserSessions: {
            readonly sessions: readonly components["schemas"]["UserSession"][];
            /** @description The number of sessions on all pages. Present with `rpp`; an origin without pages sends all sessions, and no total. */
            readonly total?: number;
        };
        readonly LinkedAccounts: {
            readonly accounts: readonly {
                /** @description The provider with its client, such as `google` or `openid/nations`. */
                readonly provider: string;
                /** @description False when it is the viewer's only way to sign in. */
                readonly canUnlink: boolean;
            }[];
        };
        /** @description A client that registered itself (RFC 7591). */
        readonly TvClient: {
            readonly client_id: string;
            readonly client_secret: string;
            readonly client_id_issued_at?: number;
        };
        /** @description A TV provider. */
        readonly Mvpd: {
            readonly id: components["schemas"]["MvpdId"];
            readonly displayName: string;
            readonly logoUrl?: string;
        };
        readonly TvConfig: {
            readonly requestor: {
                readonly id: components["schemas"]["RequestorId"];
                readonly name?: string;
                readonly mvpds: readonly components["schemas"]["Mvpd"][];
                /** @description The brand's resources, as the service names them. */
                readonly channels: readonly {
                    readonly id: string;
                    readonly displayName?: string;
                }[];
            };
        };
        readonly ImpersonationPermit: {
            readonly token: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        /** @enum {string} */
        readonly DeviceKind: "television" | "box" | "console" | "other";
        readonly DeviceCode: {
            /** @description Known only to the television. */
            readonly deviceCode: string;
            readonly userCode: string;
            /** Format: uri */
            readonly verificationUri: string;
            /** Format: uri */
            readonly verificationUriComplete: string;
            /** @description Seconds. */
            readonly expiresIn: number;
            /** @description Seconds. */
            readonly interval: number;
        };
        readonly UserCodeRequest: {
            readonly userCode: string;
        };
        readonly Device: {
            /** @description As the device shows it. */
            readonly userCode: string;
            readonly name: string;
            readonly kind: components["schemas"]["DeviceKind"];
            /**
             * @description Whether the device calls from the viewer's network; null when this is unknown, because one of them uses IPv4 and the
             *     other IPv6.
             */
            readonly sameNetwork: boolean | null;
            /** @description The shortened address of the device: 203.0.113.* */
            readonly network: string;
            /** Format: date-time */
            readonly requestedAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        /** @description A title's identifier, unique within its realm. */
        readonly TitleId: string;
        /**
         * @description `SWITCH_TO`: bought, and it begins when the present licence of its family ends. `INACTIVE`: bought, and not paid for yet.
         * @enum {string}
         */
        readonly LicenceState: "ACTIVE" | "TRIAL_ACTIVE" | "EXPIRED" | "SWITCH_TO" | "INACTIVE";
        /** @enum {string} */
        readonly PauseState: "NOT_PAUSED" | "PAUSED" | "NOT_ALLOWED";
        /** @enum {string} */
        readonly AutoRenewing: "AUTO_RENEWING" | "NOT_RENEWING";
        readonly PendingAction: {
            /** @enum {string} */
            readonly action: "REFRESH_PAYMENT_DETAILS" | "PAUSE_REQUESTED" | "RESUME_REQUESTED" | "CONFIRMED_PAYMENT_REQUIRED";
            /** Format: date-time */
            readonly requestedAt: string;
            /** Format: date-time */
            readonly actionDueBy?: string;
        };
        /**
         * @description An ISO 8601 duration (2 §9).
         * @enum {string}
         */
        readonly Period: "P1D" | "P7D" | "P1W" | "P14D" | "P1M" | "P2M" | "P3M" | "P6M" | "P1Y" | "P2Y";
        /** @description An amount of money in minor units; `amount / 10^scale` is what people read (2 §5). */
        readonly Money: {
            readonly amount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            readonly currency: string;
            /** @description The digits behind the point. */
            readonly scale: number;
        };
        /** @description A price that the caller may pay. */
        readonly LicenceAmount: {
            readonly id: string;
            /** @description What is put into a basket. */
            readonly sku: string;
            /** @description Minor units. */
            readonly amount: number;
            readonly currency: string;
            readonly scale: number;
            /** @description The same price for other periods, for comparison; rounded half up. */
            readonly periodAmounts: readonly {
                readonly period: components["schemas"]["Period"];
                readonly amount: number;
            }[];
            /** @description It is the price of the caller's country. */
            readonly local: boolean;
            /** @description It is the realm's price where no local one is. */
            readonly default: boolean;
            readonly taxInclusive: boolean;
            readonly priorPrice?: components["schemas"]["Money"];
        };
        /**
         * @description What an item of the history is (2 §3).
         * @enum {string}
         */
        readonly ItemType: "TRIAL_INVOICE" | "FAILED_PAYMENT" | "SUBSCRIPTION" | "CANCEL_SUBSCRIPTION" | "REFUNDED" | "CANCELLED_SUBSCRIPTION" | "LICENCE_UPGRADE" | "LICENCE_DOWNGRADE" | "LICENCE_RENEWAL" | "LICENCE_CANCELLED" | "LICENCE_REVOKED" | "DISPUTE_CREATED" | "DISPUTE_UPDATED" | "DISPUTE_CLOSED" | "FUND_WITHDRAWN" | "FUND_REINSTATED" | "PAID_INVOICE" | "PAYMENT_FAILED" | "PAY_BY_ANOTHER_CARD" | "FAILED_INVOICE" | "FAILED_REFUND" | "PRO_RATA_REFUND" | "PAID_ORDER";
        readonly PaymentProviderInfo: {
            /** @description It is changed here; where false, by the provider. */
            readonly managed: boolean;
            readonly provider?: string;
        };
        /** @description The state of a licence that the caller has or had. */
        readonly LicenceStatus: {
            readonly status: components["schemas"]["LicenceState"];
            readonly autoRenewingStatus: components["schemas"]["AutoRenewing"];
            /**
             * Format: date-time
             * @description When access begins.
             */
            readonly startTimestamp?: string;
            /**
             * Format: date-time
             * @description When access ends
             */
            readonly expiryTimestamp?: string;
            readonly pauseState: components["schemas"]["PauseState"];
            readonly subscriptionPendingActions: readonly components["schemas"]["PendingAction"][];
            /** @description How it was paid for last. */
            readonly licencePayment?: {
                readonly paymentEventType: components["schemas"]["ItemType"];
                /** Format: date-time */
                readonly purchaseTimestamp: string;
                /** Format: date-time */
                readonly expiryTimestamp?: string;
                readonly paymentProviderInfo?: components["schemas"]["PaymentProviderInfo"];
                readonly cardId?: string;
                /** @description The payment. */
                readonly purchaseId: string;
            };
        };
        /** @description A reduction that a voucher gives. */
        readonly Discount: {
            /** @enum {string} */
            readonly type: "PERCENTAGE" | "AMOUNT";
            /** @description Of a percentage. */
            readonly percentage?: number;
            readonly amount?: components["schemas"]["Money"];
            /** @enum {string} */
            readonly state: "ACTIVE" | "UPCOMING" | "EXPIRED";
            /** @description It holds for every later charge as well. */
            readonly lifeTimeRepeat: boolean;
        };
        /** @description A charge that is still ahead. */
        readonly Later: {
            /** Format: date-time */
            readonly at: string;
            readonly amount: components["schemas"]["Money"];
        };
        /** @description A licence as the caller sees it (2 §3). What only an owner reads is absent for others. */
        readonly Licence: {
            readonly id: number;
            readonly name: string;
            readonly description?: string;
            /** @description What it includes */
            readonly features: readonly string[];
            /** @enum {string} */
            readonly type: "FREE" | "OTHER";
            /** @description Higher includes more. */
            readonly rank: number;
            /** @description Absent for a licence outside any. */
            readonly family?: number;
            readonly titleId?: components["schemas"]["TitleId"];
            readonly status?: components["schemas"]["LicenceState"];
            readonly pauseState: components["schemas"]["PauseState"];
            readonly autoRenewingStatus: components["schemas"]["AutoRenewing"];
            readonly subscriptionPendingActions: readonly components["schemas"]["PendingAction"][];
            readonly purchaseStrategy: {
                /** @enum {string} */
                readonly type: "SUBSCRIPTION" | "FIXED_DATE" | "PAY_PER_VIEW" | "EXTERNAL";
                readonly subscriptionPeriod?: components["schemas"]["Period"];
                /**
                 * Format: date-time
                 * @description Of a fixed date.
                 */
                readonly endsAt?: string;
                /** @description Of pay-per-view. */
                readonly accessHours?: number;
                /** @description The partner who sells it, on pages of its own. */
                readonly externalAuthProviderDetails?: {
                    readonly provider: string;
                    readonly name: string;
                    /** Format: uri */
                    readonly address: string;
                };
            };
            readonly amounts: readonly components["schemas"]["LicenceAmount"][];
            readonly licenceStatus?: components["schemas"]["LicenceStatus"];
            readonly paymentProviderInfo: components["schemas"]["PaymentProviderInfo"];
            /** @description Absent where there is no trial. */
            readonly trialDetails?: {
                /** @description Days. */
                readonly trialPeriodDuration: number;
            };
            /**
             * @description Whether the caller gets the trial; `unknown` for guests.
             * @enum {string}
             */
            readonly trialEligible: "yes" | "no" | "unknown";
            /** @description Of a licence that the viewer has. */
            readonly discounts?: readonly components["schemas"]["Discount"][];
            readonly defaultMarketingPricePeriod?: components["schemas"]["Period"];
            /** @description The button's own text. */
            readonly cta?: string;
            /** @enum {string} */
            readonly ctaControl: "BUY" | "EXTERNAL" | "NONE";
            readonly activationStrategy: {
                /** @enum {string} */
                readonly type: "IMMEDIATE" | "CONFIRM_PAYMENT";
            };
            /** @description The card that is charged next. */
            readonly paysWith?: string;
            readonly nextCharge?: components["schemas"]["Later"];
            readonly mayPause?: boolean;
            readonly mayCancel?: boolean;
            /**
             * Format: date-time
             * @description When it would end if it were cancelled now; absent where it cannot be.
             */
            readonly cancelEndsAt?: string;
            readonly reactivation?: components["schemas"]["Later"];
            /** Format: date-time */
            readonly mayWithdrawUntil?: string;
        };
        /**
         * Format: date-time
         * @description The origin's clock when it answered; ages and countdowns go by it.
         */
        readonly AsOf: string;
        readonly Licences: {
            readonly licences: readonly components["schemas"]["Licence"][];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly LicenceFamilies: {
            readonly families: readonly {
                readonly id: number;
                readonly name: string;
                readonly licences: readonly components["schemas"]["Licence"][];
            }[];
            /** @description Those outside any family. */
            readonly licences: readonly components["schemas"]["Licence"][];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly ChangedLicence: {
            readonly licence: components["schemas"]["Licence"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        /**
         * @description Where a purchase began (spec 2 §4), as baskets and orders say it. `UPGRADE`: it changes a licence that the viewer has. `SIGNUP`: it
         *     is the first licence of an account whose first sign-in was within the last hour. `ACCOUNT`: any other.
         * @enum {string}
         */
        readonly EntryOrigin: "SIGNUP" | "ACCOUNT" | "UPGRADE";
        /** @description The origin adds up; a client shows what is here. Where `taxInclusive`, `subtotal` and `discountedTotal` hold the tax. */
        readonly Basket: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            readonly basketItems: readonly {
                readonly sku: string;
                readonly licenceId: number;
                readonly name: string;
                readonly price: components["schemas"]["Money"];
                readonly subscriptionSetting: {
                    readonly subscriptionPeriod?: components["schemas"]["Period"];
                    /** @enum {string} */
                    readonly subscriptionType: "SUBSCRIPTION" | "FIXED_DATE" | "PAY_PER_VIEW";
                    /** @description Days; absent without a trial. */
                    readonly trialPeriodDuration?: number;
                };
            }[];
            readonly vouchers: readonly {
                readonly code: string;
                readonly name: string;
                readonly discount: components["schemas"]["Discount"];
                /** @description Where the voucher must be applied after this one. */
                readonly preApplyVoucherCode?: string;
                readonly amount: components["schemas"]["Money"];
            }[];
            readonly subtotal: components["schemas"]["Money"];
            readonly discount: components["schemas"]["Money"];
            readonly credit?: components["schemas"]["Money"];
            /** @description What the credit is worth beyond the price: it pays for more time, so that `later` is later. */
            readonly carried?: components["schemas"]["Money"];
            readonly discountedTotal: components["schemas"]["Money"];
            readonly discountedTax: components["schemas"]["Money"];
            readonly taxInclusive: boolean;
            /** @description Parts of a million; absent where no tax is known. */
            readonly taxRate?: number;
            /** @description By where the call comes from and not by a billing address. */
            readonly taxRateEstimated: boolean;
            /** @description The billing fields that are to be given before paying (2 §5). */
            readonly missingFields: readonly string[];
            readonly today: components["schemas"]["Money"];
            readonly later?: components["schemas"]["Later"];
            /**
             * Format: date-time
             * @description Where the basket has a trial.
             */
            readonly trialEndsAt?: string;
            /**
             * @description What the licence is to the viewer's present one of its family. `UP`: of a higher rank, it begins at once. `DOWN`: of a lower or the same rank, or of a higher one for which the unused part cannot pay, it begins when the present one ends.
             * @enum {string}
             */
            readonly change: "NONE" | "UP" | "DOWN";
            /**
             * Format: date-time
             * @description When access begins, where that is later.
             */
            readonly startsAt?: string;
            /** @description The licence starts inactive: nothing is charged now, and `discountedTotal` is due when the viewer confirms the payment. */
            readonly unconfirmed?: boolean;
            /**
             * Format: uuid
             * @description The order that pays for it and is not at rest.
             */
            readonly orderUnderWay?: string;
            readonly entry?: components["schemas"]["EntryOrigin"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly CommerceError: components["schemas"]["Error"] & {
            readonly details?: {
                /** Format: uuid */
                readonly orderId?: string;
                readonly basket?: components["schemas"]["Basket"];
                readonly missingFields?: readonly string[];
                readonly licences?: readonly number[];
                readonly amount?: components["schemas"]["Money"];
            };
        };
        /**
         * Format: uri
         * @description The page of the site that a bank or an issuer leads back to. The origin adds `order`, and for a redirect `targetPaymentProvider`,
         *     `paymentProviderId` and `paymentMethodType`; the provider adds `redirect_status`. All of them are hints.
         */
        readonly ReturnUri: string;
        /** @enum {string} */
        readonly OrderStatus: "requiresAction" | "processing" | "succeeded" | "failed" | "expired";
        /**
         * @description A payment method (2 §3).
         * @enum {string}
         */
        readonly MethodType: "card" | "mobile" | "zeroBalance" | "wepay" | "bancontact" | "ideal" | "pix" | "alipay";
        /** @example sandboxCard */
        readonly Provider: string;
        /** @enum {string} */
        readonly PaymentStatus: "processing" | "succeeded" | "failed";
        readonly Order: {
            /** Format: uuid */
            readonly id: string;
            /** @description Counts up with each change. */
            readonly version: number;
            readonly status: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            readonly purpose: "buy" | "change" | "update" | "confirm" | "renewal";
            readonly total: components["schemas"]["Money"];
            readonly licenceIds: readonly number[];
            /** Format: uuid */
            readonly basketId?: string;
            readonly entry?: components["schemas"]["EntryOrigin"];
            /** @description The licence begins when the viewer has confirmed its payment. */
            readonly unconfirmed?: boolean;
            /** @description What the viewer has to do, while the status is `requiresAction`. */
            readonly next?: {
                /** @enum {string} */
                readonly type: "redirect" | "challenge";
                /**
                 * Format: uri
                 * @description Where the viewer goes.
                 */
                readonly address?: string;
                /** @description In place of an address, where the provider's own script asks the viewer. */
                readonly clientSecret?: string;
            };
            /** Format: uuid */
            readonly paymentId?: string;
            readonly paymentMethodType?: components["schemas"]["MethodType"];
            readonly targetPaymentProvider?: components["schemas"]["Provider"];
            /** @description Why it failed. */
            readonly error?: {
                readonly code: string;
                /** @description In the caller's language. */
                readonly message: string;
            };
            /** @description It was paid when it could no longer be completed, and the money goes back: how far that is. `failed`: the provider did not pay it back, and a person at the origin does. */
            readonly refund?: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description How long the viewer may take.
             */
            readonly expiresAt?: string;
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly PaymentMethods: {
            readonly methods: readonly {
                readonly paymentMethodType: components["schemas"]["MethodType"];
                readonly targetPaymentProvider: components["schemas"]["Provider"];
                /** @enum {string} */
                readonly face: "frame" | "redirect" | "none";
                readonly currencies: readonly string[];
                /** @description It leaves a mandate behind, by which later charges are made. What is paid by another one runs for one period and ends. */
                readonly chargesLater: boolean;
                /** @description What the viewer agrees to by paying with it, in their language. */
                readonly mandate?: string;
            }[];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly InitAnswer: {
            readonly parsedData: {
                /** @constant */
                readonly provider: "sandboxCard";
                /** Format: uri */
                readonly frame: string;
                readonly ticket: string;
            } | {
                /** @constant */
                readonly provider: "stripe";
                /** @description What `stripe.elements()` is told, in the units and the spelling of Stripe's. */
                readonly elements: {
                    /** @enum {string} */
                    readonly mode: "payment" | "setup";
                    readonly amount?: number;
                    readonly currency: string;
                };
                /** @description Of a setup that the form confirms itself; without it, what was entered is confirmed by the origin. */
                readonly clientSecret?: string;
            } | {
                /** @constant */
                readonly provider: "sandboxBank";
            };
            readonly asOf: components["schemas"]["AsOf"];
        };
        /** @description The provider's name for payment details; also a card's `cardId`. */
        readonly DetailsId: string;
        /** @description Stored payment details (2 §3). */
        readonly Card: {
            readonly cardId: components["schemas"]["DetailsId"];
            /** @description `visa`, `mastercard`, `amex`, `other`; the method's name for others than cards. */
            readonly cardType: string;
            readonly last4Digits: string;
            readonly cardHolder: string;
            /** @description The viewer has to read the provider's terms before it pays again. */
            readonly showEula: boolean;
            readonly paymentProviderId: components["schemas"]["Provider"];
            /** @description The licences that it pays. */
            readonly licences: readonly number[];
            readonly paymentMethodType: components["schemas"]["MethodType"];
            readonly expiry?: string;
            /** @description Of a bank's mandate, masked. */
            readonly account?: string;
            readonly default: boolean;
        };
        /** @description Payment details as their provider knows them (2 §3). */
        readonly PaymentDetails: {
            readonly paymentDetailsExid: components["schemas"]["DetailsId"];
            readonly targetPaymentProvider: components["schemas"]["Provider"];
            readonly paymentMethodType: components["schemas"]["MethodType"];
            /**
             * @description `card`: it takes cards in a form. `bank`: it leads to a bank.
             * @enum {string}
             */
            readonly paymentProviderType: "card" | "bank";
            readonly paymentMethodDetails: components["schemas"]["Card"];
            /** @enum {string} */
            readonly status: "ready";
        };
        readonly ValidateAnswer: {
            readonly parsedData: components["schemas"]["PaymentDetails"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly Arrangement: {
            readonly primaryPaymentDetailsAttributes: {
                readonly paymentDetailsExternalId?: components["schemas"]["DetailsId"];
                readonly targetPaymentProvider?: components["schemas"]["Provider"];
                readonly paymentMethodType: components["schemas"]["MethodType"];
            };
            readonly consent?: components["schemas"]["ConsentAnswers"];
            /** @description What the viewer saw; nothing else is charged. */
            readonly expected: {
                readonly version: number;
                /** @description `today.amount` of the basket. */
                readonly total: number;
                /** @description `later.amount.amount` of the basket. Absent where the basket has no `later`: then nothing is charged later. */
                readonly later?: number;
            };
            /** @description The viewer's time zone by its IANA name, in which emails about the order tell days; UTC without it. */
            readonly zone?: string;
            readonly returnUri?: components["schemas"]["ReturnUri"];
            /**
             * Format: uuid
             * @description An order of this basket that waits for the viewer (`requiresAction`), and that they give up for this attempt. The origin cancels
             *     it at its provider first; one that was paid meanwhile stays paid.
             */
            readonly replaces?: string;
        };
        readonly Attached: {
            readonly licence: components["schemas"]["Licence"];
            readonly order?: components["schemas"]["Order"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly Cards: {
            readonly cards: readonly components["schemas"]["Card"][];
            /** @description How many a viewer may have. */
            readonly most: number;
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly SkuLicence: {
            readonly licenceName: string;
            readonly price: components["schemas"]["Money"];
            readonly transactionAmount: components["schemas"]["Money"];
        };
        readonly Refund: {
            readonly id: string;
            readonly amount: components["schemas"]["Money"];
            /** Format: date-time */
            readonly when: string;
            /** @enum {string} */
            readonly status: "processing" | "succeeded" | "failed";
        };
        /** @description An item of the history (2 §3). */
        readonly PaymentItem: {
            /** Format: uuid */
            readonly id: string;
            /** @description Send it as `lastSeen` to get the next page. */
            readonly place: string;
            /** Format: date-time */
            readonly when: string;
            readonly itemType: components["schemas"]["ItemType"];
            readonly status: components["schemas"]["PaymentStatus"];
            readonly sku: string;
            readonly skus: readonly string[];
            readonly skuLicence: components["schemas"]["SkuLicence"];
            /** @description The provider's reference. */
            readonly externalPaymentId?: string;
            readonly refunds: readonly components["schemas"]["Refund"][];
        };
        readonly Payments: {
            readonly payments: readonly components["schemas"]["PaymentItem"][];
            readonly pagingInfo: {
                readonly moreDataAvailable: boolean;
            };
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly Receipt: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly orderId?: string;
            /** @description The document's number, gapless within the realm; absent before it is paid. */
            readonly number?: string;
            /** Format: date-time */
            readonly when: string;
            readonly itemType: components["schemas"]["ItemType"];
            readonly status: components["schemas"]["PaymentStatus"];
            readonly lines: readonly {
                readonly sku: string;
                readonly name: string;
                readonly amount: components["schemas"]["Money"];
                readonly period?: components["schemas"]["Period"];
            }[];
            readonly subtotal: components["schemas"]["Money"];
            readonly discount: components["schemas"]["Money"];
            readonly credit?: components["schemas"]["Money"];
            /** @description What the credit was worth beyond the price: it pays for more time. */
            readonly carried?: components["schemas"]["Money"];
            readonly tax: components["schemas"]["Money"];
            readonly taxRate?: number;
            readonly taxInclusive: boolean;
            readonly total: components["schemas"]["Money"];
            readonly paymentMethodType?: components["schemas"]["MethodType"];
            readonly cardType?: string;
            readonly last4Digits?: string;
            readonly externalPaymentId?: string;
            readonly refunds: readonly components["schemas"]["Refund"][];
            readonly later?: components["schemas"]["Later"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        /**
         * @description One brand; also the audience of its tokens.
         * @example apex
         */
        readonly RealmId: string;
        readonly Labels: {
            /** @description Flat, by label key. */
            readonly translations: {
                readonly [key: string]: string;
            };
            /** @description The realm's default. */
            readonly default_locale: string;
            /** @description The language of `translations`. */
            readonly selected_locale: string;
        };
        readonly TextKeys: readonly string[];
        readonly RichtextTranslations: {
            /**
             * @description By `language_region`, such as `en_GB`; by the language alone, such as `ar`, where a text is for all of its regions.
             *     Each entry holds HTML by key.
             */
            readonly translations: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
        };
        readonly Texts: {
            /** @description Plain texts, by key. */
            readonly texts: {
                readonly [key: string]: string;
            };
            /** @description The language of `texts`. */
            readonly selected_locale: string;
        };
        readonly Image: {
            /**
             * Format: uri
             * @description Without a query; add `?w=480&f=avif` (see the operation `image`).
             */
            readonly url: string;
            /** @description Pixels of the drawing; use it for the aspect ratio. */
            readonly width: number;
            readonly height: number;
            /** @description The dominant colour. */
            readonly tone: string;
            readonly alt: string;
        };
        readonly TitleImages: {
            readonly hero: components["schemas"]["Image"];
            readonly heroMobile: components["schemas"]["Image"];
            readonly landscape: components["schemas"]["Image"];
            readonly portrait: components["schemas"]["Image"];
            readonly square: components["schemas"]["Image"];
        };
        readonly UpcomingEvent: {
            readonly id: components["schemas"]["TitleId"];
            readonly name: string;
            readonly synopsis?: string;
            /** @description BCP 47 tag of the spoken language. */
            readonly language?: string;
            readonly isNew: boolean;
            /** Format: date-time */
            readonly startsAt: string;
            /** Format: date-time */
            readonly endsAt?: string;
            /** @constant */
            readonly state: "UPCOMING";
            /**
             * @description Whether it keeps the time that was announced first, as in the catalogue's schema.
             * @enum {string}
             */
            readonly timing?: "ON_TIME" | "MOVED" | "POSTPONED" | "CANCELLED";
            /**
             * Format: date-time
             * @description The start that was announced first, where it does not keep it.
             */
            readonly announcedStartsAt?: string;
            readonly venue?: string;
            readonly league?: string;
            readonly images: components["schemas"]["TitleImages"];
        };
        readonly PagingInfo: {
            readonly page: number;
            readonly rpp: number;
            readonly totalPages: number;
            readonly totalResults: number;
        };
        readonly UpcomingEvents: {
            readonly events: readonly components["schemas"]["UpcomingEvent"][];
            readonly pagingInfo: components["schemas"]["PagingInfo"];
        };
        readonly GraphQLRequest: {
            readonly query: string;
            readonly variables?: Record<string, never> | null;
            readonly operationName?: string | null;
            /** @description Accepted and ignored. */
            readonly extensions?: Record<string, never> | null;
        };
        readonly GraphQLError: {
            readonly message: string;
            readonly locations?: readonly {
                readonly line: number;
                readonly column: number;
            }[];
            readonly path?: readonly (string | number)[];
            readonly extensions?: {
                readonly code?: string;
            };
        };
        readonly GraphQLAnswer: {
            readonly data: Record<string, never> | null;
            readonly extensions?: {
                /**
                 * Format: date-time
                 * @description The origin's clock when it answered.
                 */
                readonly asOf: string;
            };
            readonly errors?: readonly components["schemas"]["GraphQLError"][];
        };
        /** @description An error as everywhere else, with the GraphQL errors when the document is at fault. */
        readonly GraphQLRefusal: components["schemas"]["Error"] & {
            readonly errors?: readonly components["schemas"]["GraphQLError"][];
        };
        /** @description BCP 47. */
        readonly Language: string;
        /** @description The name of a screen that is in use. */
        readonly Lease: string;
        /** Format: uuid */
        readonly ProfileId: string;
        readonly Stream: {
            readonly id: components["schemas"]["TitleId"];
            /** @enum {string} */
            readonly kind: "live" | "vod";
            /**
             * Format: uri
             * @description The address of the playlist (RFC 8216).
             */
            readonly hls: string;
            /**
             * Format: date-time
             * @description From when the addresses are refused; ask again for others.
             */
            readonly expiresAt: string;
            /** @description The sounds, the main one first. */
            readonly audio: readonly {
                /** @description The rendition's `NAME` in the playlist. */
                readonly id: string;
                readonly language: components["schemas"]["Language"];
                /** @enum {string} */
                readonly role: "main" | "description" | "commentary" | "natural";
                /** @description As the viewer reads it. */
                readonly name: string;
            }[];
            /** @description Captions and subtitles. */
            readonly text: readonly {
                /** @description The rendition's `NAME` in the playlist. */
                readonly id: string;
                readonly language: components["schemas"]["Language"];
                /** @enum {string} */
                readonly kind: "captions" | "subtitles" | "forced";
                /** @description As the viewer reads it. */
                readonly name: string;
                /**
                 * Format: uri
                 * @description The whole text in one file (WebVTT), which viewers read as a transcript; absent where there is none, as in a live stream.
                 */
                readonly file?: string;
            }[];
            /**
             * Format: uri
             * @description WebVTT whose cues name parts of a picture.
             */
            readonly thumbnails?: string;
            /**
             * Format: uri
             * @description WebVTT whose cues are the chapters.
             */
            readonly chapters?: string;
            readonly live?: {
                /** Format: date-time */
                readonly startsAt: string;
                /**
                 * Format: date-time
                 * @description As far as is known.
                 */
                readonly endsAt?: string;
                /** @description How far back a viewer may go */
                readonly window: number;
                /** @description Streams with the same timeline show the same moments at the same instants. */
                readonly timeline: string;
                /** @description How far behind the event a player is meant to be */
                readonly latency: number;
            };
            /** @description Where the viewer stopped. */
            readonly resume?: {
                /** @description Seconds from the beginning. */
                readonly position: number;
                /** Format: date-time */
                readonly at: string;
            };
            /** @description What plays next. */
            readonly next?: {
                readonly id: components["schemas"]["TitleId"];
                /** @description Seconds from the end to the next title. */
                readonly countdown: number;
            };
            /** @description The episode before this one. */
            readonly previous?: {
                readonly id: components["schemas"]["TitleId"];
            };
            /** @description Absent where screens are not counted. */
            readonly heartbeat?: {
                readonly lease: components["schemas"]["Lease"];
                /** @description Seconds between heartbeats. */
                readonly interval: number;
            };
            /** @description Whether it may be played on another device. */
            readonly castable: boolean;
            /** @description Who watches; goes back with `saveWatched`. Absent for guests. */
            readonly profile?: components["schemas"]["ProfileId"];
            readonly asOf: components["schemas"]["AsOf"];
        };
        readonly LicenceNeeded: components["schemas"]["Error"] & {
            readonly details?: {
                /** @description Licences that include the title; empty where it cannot be bought here. */
                readonly licences: readonly string[];
            };
        };
        readonly WatchRefused: components["schemas"]["Error"] & {
            readonly details?: {
                /** @description Of AGE_RESTRICTED. */
                readonly minimumAge?: number;
                /** @description Of CONCURRENCY: how many screens the account has. */
                readonly most?: number;
                /** @description Of CONCURRENCY: the screens that are in use, the last one first. */
                readonly watching?: readonly {
                    readonly lease: components["schemas"]["Lease"];
                    /** @description Such as Firefox on Windows. */
                    readonly device: string;
                    /** @description The name of the title that it plays. */
                    readonly title: string;
                    /** Format: date-time */
                    readonly since: string;
                }[];
            };
        };
        readonly NotStarted: components["schemas"]["Error"] & {
            readonly details?: {
                /**
                 * Format: date-time
                 * @description Absent while the time is not known.
                 */
                readonly startsAt?: string;
                readonly asOf: components["schemas"]["AsOf"];
            };
        };
        readonly Over: components["schemas"]["Error"] & {
            readonly details?: {
                /** @description Whether it can be watched as a `vod` stream now. */
                readonly replay?: boolean;
                /**
                 * Format: date-time
                 * @description When it can, if it will.
                 */
                readonly replayFrom?: string;
            };
        };
        readonly Heartbeat: {
            readonly lease: components["schemas"]["Lease"];
            /** @description Counts up with each heartbeat of a lease. */
            readonly number: number;
            /** @description What the screen plays; an empty list gives the lease back. */
            readonly streams: readonly {
                readonly id: components["schemas"]["TitleId"];
                /** @description Seconds from the beginning. */
                readonly position: number;
                readonly timeline?: string;
                /** @description The viewer does not see it. */
                readonly hidden: boolean;
            }[];
        };
        readonly HeartbeatAnswer: {
            /**
             * Format: date-time
             * @description How long the lease holds without another heartbeat.
             */
            readonly until?: string;
            readonly streams: readonly {
                readonly id: components["schemas"]["TitleId"];
                readonly goOn: boolean;
                /** @description Why it is to stop: `RELEASED`, `CONCURRENCY`, `LICENCE_NEEDED`, `OVER`. */
                readonly code?: string;
            }[];
            readonly asOf: components["schemas"]["AsOf"];
        };
        /** @description Opaque; send it as `lastSeen` to get the next page. */
        readonly FavouritePlace: string;
        readonly Favourites: {
            readonly vods: readonly {
                readonly id: components["schemas"]["TitleId"];
                readonly place: components["schemas"]["FavouritePlace"];
            }[];
            readonly pagingInfo: {
                readonly moreDataAvailable: boolean;
            };
        };
        /** @description Opaque; send it as `lastSeen` to get the next page. */
        readonly HistoryPlace: string;
        readonly Seconds: number;
        readonly Watched: {
            readonly position: components["schemas"]["Seconds"];
            readonly duration: components["schemas"]["Seconds"];
            /** Format: date-time */
            readonly at: string;
            /** @description Whether a player goes on there; false where little was seen, or nearly everything. */
            readonly resumes: boolean;
        };
        readonly History: {
            readonly titles: readonly {
                readonly id: components["schemas"]["TitleId"];
                readonly watched: components["schemas"]["Watched"];
                readonly place: components["schemas"]["HistoryPlace"];
            }[];
            readonly paused: boolean;
            readonly pagingInfo: {
                readonly moreDataAvailable: boolean;
            };
        };
        readonly WatchedPlace: {
            readonly position: components["schemas"]["Seconds"];
            readonly duration: components["schemas"]["Seconds"];
            /**
             * Format: date-time
             * @description When the viewer was there.
             */
            readonly at: string;
            /** @description Whose history it goes into: the `profile` of the stream that it was seen in. Without one, that of the profile that watches now. */
            readonly profile?: components["schemas"]["ProfileId"];
        };
        readonly WatchedTitle: {
            readonly id: components["schemas"]["TitleId"];
            readonly watched?: components["schemas"]["Watched"];
        };
        /** @description Opaque; send it as `lastSeen` to get the next page. */
        readonly WatchlistPlace: string;
        readonly WatchlistId: string;
        /** @description Counts up with each change of the list's titles. */
        readonly WatchlistVersion: number;
        readonly WatchlistSummary: {
            readonly name: string;
            readonly watchlistExternalId: components["schemas"]["WatchlistId"];
            readonly ownerExternalId: components["schemas"]["WatchlistId"];
            /** @description Of a shared list: the name of its owner's profile. */
            readonly ownerName?: string;
            /** @enum {string} */
            readonly ownership: "owned" | "shared";
            /** @description The pictures of the first four titles that are not gone. */
            readonly thumbnails: readonly string[];
            /** @description Whether the viewer has saved it; never of their own. */
            readonly saved: boolean;
            /** @description The path of the page that shows it to others, as `/watchlists/{owner}/{id}`; absent while it is not shared. */
            readonly shareablePath?: string;
            /** @description Of the viewer's own: whether the realm lets them share it. */
            readonly mayShare?: boolean;
            /** @description How many titles it has. */
            readonly size: number;
            readonly version: components["schemas"]["WatchlistVersion"];
            readonly isEmpty: boolean;
            /**
             * @description A list that was saved and is shared no longer; all that is left of it is its name.
             * @constant
             */
            readonly gone?: true;
            readonly place: components["schemas"]["WatchlistPlace"];
        };
        readonly "schemas-PagingInfo": {
            readonly moreDataAvailable: boolean;
        };
        readonly Watchlists: {
            readonly watchlists: readonly components["schemas"]["WatchlistSummary"][];
            readonly pagingInfo: components["schemas"]["schemas-PagingInfo"];
        };
        readonly WatchlistName: {
            /** @description Up to 60 characters as a reader counts them (graphemes). White space around it is left out. */
            readonly name: string;
        };
        readonly WatchlistLimitError: components["schemas"]["Error"] & {
            readonly details: {
                /** @enum {string} */
                readonly of: "lists" | "titles";
                readonly most: number;
            };
        };
        /** @description Opaque; send it as `lastSeen` to get the next page. */
        readonly ItemPlace: string;
        /** @enum {string} */
        readonly ContentType: "event" | "video" | "series" | "playlist";
        readonly WatchlistItem: {
            readonly id: components["schemas"]["TitleId"];
            readonly contentType: components["schemas"]["ContentType"];
            readonly place: components["schemas"]["ItemPlace"];
            /** @description The title's name; the last that was known of one that is gone. */
            readonly name?: string;
            /**
             * Format: uri
             * @description A landscape picture; absent of a title that is gone.
             */
            readonly thumbnailUrl?: string;
            /**
             * Format: uri
             * @description A portrait picture; absent of a title that is gone.
             */
            readonly smallCoverUrl?: string;
            /**
             * @description The catalogue does not have the title any more; it may come back.
             * @constant
             */
            readonly gone?: true;
        };
        readonly Watchlist: {
            readonly watchlist: components["schemas"]["WatchlistSummary"];
            readonly content: readonly components["schemas"]["WatchlistItem"][];
            readonly pagingInfo: components["schemas"]["schemas-PagingInfo"];
        };
        readonly AdjacentTitles: {
            readonly before: readonly components["schemas"]["WatchlistItem"][];
            readonly after: readonly components["schemas"]["WatchlistItem"][];
        };
        /** @description A title as a list names it. */
        readonly ContentName: {
            readonly id: components["schemas"]["TitleId"];
            readonly contentType: components["schemas"]["ContentType"];
        };
        readonly WatchlistChangedError: components["schemas"]["Error"] & {
            readonly details: components["schemas"]["Watchlist"];
        };
        readonly WatchlistAddition: {
            readonly watchlist: components["schemas"]["WatchlistSummary"];
            readonly added: readonly components["schemas"]["ContentName"][];
            /** @description Those that the list had already. */
            readonly present: readonly components["schemas"]["ContentName"][];
            /** @description Those that the catalogue does not have. */
            readonly unknown: readonly components["schemas"]["ContentName"][];
        };
        readonly WatchlistMenu: {
            readonly watchlists: readonly {
                readonly watchlistExternalId: components["schemas"]["WatchlistId"];
                readonly name: string;
                /** @description Whether it has the title. */
                readonly holds: boolean;
                /** @description Whether it has as many titles as may be. */
                readonly full: boolean;
            }[];
        };
        /** @description Counts up with each change. */
        readonly PreferencesVersion: number;
        /** @description BCP 47. */
        readonly PreferredLanguage: string;
        /** @description How captions look, in the words of the player that wrote it. */
        readonly CaptionsLook: {
            readonly [key: string]: string | number | boolean;
        };
        /** @description Tokens that the viewer has given to plugins, by the plugin's id. */
        readonly PluginAccessTokens: {
            readonly [key: string]: string;
        };
        readonly Preferences: {
            readonly version: components["schemas"]["PreferencesVersion"];
            readonly language?: components["schemas"]["PreferredLanguage"];
            readonly subTitleLanguage?: components["schemas"]["PreferredLanguage"];
            readonly audioLanguage?: components["schemas"]["PreferredLanguage"];
            /**
             * @description The next title begins by itself.
             * @default true
             */
            readonly autoAdvance: boolean;
            /**
             * @description What begins by itself begins without sound.
             * @default true
             */
            readonly muted: boolean;
            /**
             * @description Pictures behind the words of a page may move.
             * @default true
             */
            readonly videoBackgroundAutoPlay: boolean;
            /**
             * @description And may be heard.
             * @default false
             */
            readonly videoBackgroundAutoPlayAudio: boolean;
            readonly captionsLook?: components["schemas"]["CaptionsLook"];
            readonly pluginAccessTokens: components["schemas"]["PluginAccessTokens"];
        };
        readonly PreferencesChange: {
            readonly version: components["schemas"]["PreferencesVersion"];
            readonly language?: components["schemas"]["PreferredLanguage"] | null;
            readonly subTitleLanguage?: components["schemas"]["PreferredLanguage"] | null;
            readonly audioLanguage?: components["schemas"]["PreferredLanguage"] | null;
            readonly autoAdvance?: boolean;
            readonly muted?: boolean;
            readonly videoBackgroundAutoPlay?: boolean;
            readonly videoBackgroundAutoPlayAudio?: boolean;
            readonly captionsLook?: components["schemas"]["CaptionsLook"] | null;
            readonly pluginAccessTokens?: components["schemas"]["PluginAccessTokens"];
        };
        readonly PreferencesChangedError: components["schemas"]["Error"] & {
            readonly details: components["schemas"]["Preferences"];
        };
        /** @description The highest minimum age of a title that a child may watch. */
        readonly MaxRating: number;
        /** @description One of the pictures that a site has for profiles, by its name there. */
        readonly Avatar: string;
        readonly Profile: {
            readonly id: components["schemas"]["ProfileId"];
            /** @description Empty for an account's own profile, until the viewer names it. */
            readonly name: string;
            /** @enum {string} */
            readonly type: "adult" | "child";
            readonly maxRating?: components["schemas"]["MaxRating"];
            readonly avatar?: components["schemas"]["Avatar"];
            readonly current: boolean;
        };
        readonly Profiles: {
            readonly profiles: readonly components["schemas"]["Profile"][];
            /** @description How many profiles an account may have. */
            readonly most: number;
        };
        readonly PinRefusedError: components["schemas"]["Error"] & {
            readonly details?: {
                /** @description Of PIN_WRONG: how many tries are left. */
                readonly left?: number;
            };
        };
        readonly ProfileSettings: {
            /** @description Up to 30 characters as a reader counts them (graphemes). White space around it is left out. */
            readonly name: string;
            /** @enum {string} */
            readonly type: "adult" | "child";
            /** @description Of a child alone; without one it is the realm's, or 11. */
            readonly maxRating?: components["schemas"]["MaxRating"];
            readonly avatar?: components["schemas"]["Avatar"];
        };
        readonly ProfileLimitError: components["schemas"]["Error"] & {
            readonly details: {
                readonly most: number;
            };
        };
        /** @description The PIN of parental control. */
        readonly Pin: string;
        readonly PinLockedError: components["schemas"]["Error"] & {
            readonly details: {
                /** Format: date-time */
                readonly until: string;
            };
        };
        /** @enum {string} */
        readonly ParentalStatus: "restricted" | "non-restricted";
        readonly ParentalControl: {
            readonly status: components["schemas"]["ParentalStatus"];
            /** @description Whether a PIN is set. */
            readonly isSet: boolean;
            /** @description How many digits the PIN has; of the first one, how many it must have. */
            readonly pinLength: number;
            /** @description From this minimum age of a title on the PIN is asked for. */
            readonly pinFromRating: number;
            /** @description Whether the PIN is asked for before a purchase. */
            readonly pinAtPurchase: boolean;
            /**
             * Format: date-time
             * @description Absent while the PIN can be tried.
             */
            readonly lockedUntil?: string;
            /**
             * Format: date-time
             * @description Until when this session is not asked for the PIN; absent when it is.
             */
            readonly provedUntil?: string;
        };
        readonly PinSettingError: components["schemas"]["Error"] & {
            readonly details?: {
                /** @description Of PIN_LENGTH. */
                readonly length?: number;
            };
        };
        /** @description Whom an event is about (spec 2 §3). It has no name, no address and nothing that a viewer typed. */
        readonly AnalyticsUser: {
            /** @description The account's id; absent for a guest without a session. */
            readonly id?: string;
            /** @description From which the page was called; absent when the origin cannot tell. */
            readonly country?: string;
            /**
             * @example VIEWER
             * @example GUEST
             */
            readonly role: string;
            readonly isGuest: boolean;
            /**
             * @description The role, and `GUEST` for every guest.
             * @example VIEWER
             * @example GUEST
             */
            readonly userType: string;
            /**
             * @description `production`: the page is at one of the realm's own hosts. `test`: anywhere else.
             * @enum {string}
             */
            readonly environment: "production" | "test";
        };
        readonly LoginFailedEvent: {
            readonly user: components["schemas"]["AnalyticsUser"];
            /**
             * @description `login_failed`: a redirect sign-in ended in an error (spec 1 §8).
             * @enum {string}
             */
            readonly name: "login_failed";
            /** @description The provider's type with its client, such as `openid/nations`. */
            readonly provider: string;
            /** @description The key of the label that the viewer read. */
            readonly error: string;
        };
        /** @description A title that is watched (spec 2 §3). */
        readonly AnalyticsVideo: {
            readonly id: string;
            /** @description Its name in the language of the page. */
            readonly title: string;
            /**
             * @description `live`: a live event. `vod`: on demand, such as an event's replay.
             * @enum {string}
             */
            readonly type: "live" | "vod";
            /**
             * @description What a viewer needs for watching it, as the catalogue says it.
             * @enum {string}
             */
            readonly accessLevel: "FREE" | "REGISTERED" | "LICENCE";
        };
        readonly VideoEvent: {
            readonly user: components["schemas"]["AnalyticsUser"];
            /**
             * @description `video_viewed`: a title began to play. `video_completed`: it was played to its end. Each is sent at most once for a press on Play.
             * @enum {string}
             */
            readonly name: "video_viewed" | "video_completed";
            readonly video: components["schemas"]["AnalyticsVideo"];
        };
        /** @description A step of a purchase was shown, done or refused (spec 2 §4). */
        readonly StageEvent: {
            readonly user: components["schemas"]["AnalyticsUser"];
            /**
             * @description The stage and what happened.
             * @enum {string}
             */
            readonly name: "package_selection_viewed" | "package_selection_completed" | "package_selection_failed" | "payment_page_viewed" | "payment_page_completed" | "payment_page_failed" | "credit_card_payment_viewed" | "credit_card_payment_completed" | "credit_card_payment_failed" | "new_payment_viewed" | "new_payment_completed" | "new_payment_failed";
            readonly origin: components["schemas"]["EntryOrigin"];
            /** @enum {string} */
            readonly workflow: "login" | "signup" | "purchase" | "signin_to_watch";
            /**
             * @description Of `package_selection`: what the viewer has before they choose. `FREE`: nothing that is paid for. Otherwise the status of their
             *     licence with the highest rank, `ACTIVE` before others.
             * @enum {string}
             */
            readonly licenceStatus?: "FREE" | "ACTIVE" | "TRIAL_ACTIVE" | "EXPIRED" | "SWITCH_TO";
        };
        /** @description `payment_complete`: an order succeeded. Sent once an order. Its `profileID` is random. */
        readonly PurchaseEvent: {
            readonly user: components["schemas"]["AnalyticsUser"];
            /** @enum {string} */
            readonly name: "payment_complete";
            readonly origin: components["schemas"]["EntryOrigin"];
            /** @description The order's purpose: `buy` or `change`. */
            readonly message: string;
            /** Format: uuid */
            readonly profileID: string;
            /** @description Of a licence, or several with commas. */
            readonly sku: string;
            /**
             * @description The period: `P1Y`, `P1M`, `P1D`, or `other`.
             * @enum {string}
             */
            readonly subscription: "P1Y" | "P1M" | "P1D" | "other";
        };
        /** @description One event; its name says which further keys it has. */
        readonly AnalyticsEvent: components["schemas"]["LoginFailedEvent"] | components["schemas"]["VideoEvent"] | components["schemas"]["StageEvent"] | components["schemas"]["PurchaseEvent"];
        readonly Health: {
            /** @constant */
            readonly status: "ready";
            /** @enum {string} */
            readonly database: "pglite" | "postgresql";
        };
    };
    responses: {
        /** @description Signed in. */
        readonly SignedIn: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["LoginAnswer"];
            };
        };
        /** @description `FAILED_AUTHENTICATION`, or `UNKNOWN_API_KEY`. */
        readonly WrongSecret: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_BLOCKED`: the secret is right, but the operator has blocked this viewer. */
        readonly Blocked: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `AGENT_CONFIRMATION`: the caller acts as a viewer. Ask, then repeat the call with `agent-confirmed: true`. */
        readonly AgentConfirmation: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_CLIENT`: this realm has no client with this name. */
        readonly UnknownClient: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PROVIDER_UNAVAILABLE`: the provider does not answer, or answers nonsense. */
        readonly ProviderUnavailable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `UNKNOWN_API_KEY`; `CODE_REFUSED`: unknown, late or used `state`, or a code that the provider does not accept;
         *     `IDENTITY_REFUSED`: the provider's proof of the viewer's identity is not valid.
         */
        readonly CodeRefused: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ACCOUNT_CONFLICT`: another account of this realm has this email address already. */
        readonly AccountConflict: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_REQUESTOR`: the service has no brand with this name, or the realm is not that brand. */
        readonly UnknownRequestor: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `CONSENT_REQUIRED`: a required term of this purpose is not accepted in its current version. */
        readonly ConsentRequired: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_ONLY`: a guest has no account. `AGENT_REFUSED`: an agent who acts as a viewer may not do this. */
        readonly OwnAccountOnly: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VIEWER_ONLY`: a guest buys nothing. `AGENT_REFUSED`: an agent who acts as a viewer may look, and neither pays nor changes how
         *     the viewer pays. `KID_PURCHASE_DENIED`: a child's profile watches now. `OUTSIDE_REGION`, `VPN_BLOCKED`: nothing is sold where
         *     the caller is. `PIN_REQUIRED`, of paying: the realm asks restricted accounts for their PIN first (`verifyPin`).
         */
        readonly CommerceRefused: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_ONLY`: a guest has no licence. */
        readonly ViewerOnly: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_LICENCE`: the realm does not sell it, or the viewer does not have it. */
        readonly UnknownLicence: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `KEY_MISSING`: the call has no `Idempotency-Key`. `INVALID_REQUEST`. `REDIRECT_REFUSED`: viewers are not sent back to `returnUri`. */
        readonly BadKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The code is the provider's, in its letters: `card_declined`, `incorrect_number`, `incorrect_cvc`, `expired_card`,
         *     `authentication_failed`, `payment_refused` and so on; `messages` are the server's, in the caller's language (2 §8).
         *     `details.orderId` is the order, which has failed. The basket is as it was.
         */
        readonly Declined: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CommerceError"];
            };
        };
        /** @description `KEY_REUSED`: the key belongs to another request (IETF). */
        readonly KeyReused: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `AGENT_CONFIRMATION`, as everywhere; or `CONSENT_REQUIRED`: a required term of the purpose `purchase` is not accepted in its current version. */
        readonly SettleFirst: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The basket as it is now. */
        readonly Basket: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Basket"];
            };
        };
        /** @description `VOUCHER_UNKNOWN`. */
        readonly UnknownVoucher: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VOUCHER_USED`: by this viewer, or as often as it may be. `VOUCHER_NOT_FOR_THIS`: not for this licence, currency or viewer, or not
         *     beside the others. `ORDER_UNDER_WAY` (with `details.orderId`): the basket is being paid for. `ALREADY_OWNED`.
         */
        readonly VoucherConflict: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CommerceError"];
            };
        };
        /** @description `VOUCHER_EXPIRED`. */
        readonly VoucherExpired: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BASKET_REQUIREMENTS_FAILED` (2 §8): `details.missingFields` names the billing fields that the viewer must give first. */
        readonly MissingFields: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_ONLY`: a guest has no favourites here. */
        readonly NoFavouritesOfGuests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_ONLY`: a guest has no history here. `AGENT_REFUSED`: what an agent watches is not the viewer's history. */
        readonly OwnHistoryOnly: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VIEWER_ONLY`: a guest has no watchlists. */
        readonly NoWatchlistsOfGuests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NAME_TAKEN`: the viewer has another list of this name; capitals and spaces make no difference. */
        readonly WatchlistNameTaken: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `LIMIT`: the viewer has as many lists as may be, or the list would have more titles than may be; `details.most` says how many. */
        readonly WatchlistLimit: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WatchlistLimitError"];
            };
        };
        /**
         * @description `VIEWER_ONLY`: a guest has no watchlists. `NOT_YOUR_WATCHLIST`: another viewer's list can be saved, not changed.
         *     `SHARING_OFF`: watchlists cannot be shared in this realm.
         */
        readonly OwnWatchlistsOnly: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_WATCHLIST`: there is no such list, or it is not shared with the caller. */
        readonly UnknownWatchlist: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done, or so already. */
        readonly WatchlistDone: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `LIST_CHANGED`: the list is another one by now; `details.watchlist` has it with the first of its titles, at least as many as were ordered. */
        readonly WatchlistChanged: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WatchlistChangedError"];
            };
        };
        /**
         * @description `VIEWER_ONLY`: a guest has no profiles. `PIN_REQUIRED`: the PIN first, because a child's profile is current. `PIN_WRONG`:
         *     another PIN is set; `details.left` says how many tries are left before it is locked.
         */
        readonly OwnProfilesOnly: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PinRefusedError"];
            };
        };
        /**
         * @description `NAME_TAKEN`: the account has another profile of this name; capitals and spaces make no difference. `LAST_GROWN_UP`: an
         *     account has one grown-up at least.
         */
        readonly ProfileNameTaken: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_PROFILE`: the account has no such profile. */
        readonly UnknownProfile: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PIN_LOCKED`: too many wrong tries; `details.until` says when it can be tried again. */
        readonly PinLocked: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PinLockedError"];
            };
        };
        /**
         * @description `VIEWER_ONLY`: a guest has no parental control. `AGENT_REFUSED`: a PIN is the viewer's own. `GROWN_UP_ONLY`: a child's
         *     profile cannot set the first PIN. `PIN_REQUIRED`: a PIN is set, and the call has none. `PIN_WRONG`: another PIN is set; `details.left` says
         *     how many tries are left before it is locked.
         */
        readonly ParentalRefused: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PinRefusedError"];
            };
        };
        /** @description `INVALID_REQUEST`: the parameters or the body do not match this document; `messages` says where. */
        readonly InvalidRequest: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `UNKNOWN_API_KEY`; `AUTHENTICATION_REQUIRED` without a bearer where one is needed; `TOKEN_EXPIRED`, to be
         *     refreshed; or `TOKEN_INVALID`, forged, of another realm, or of a session that is over.
         */
        readonly AuthenticationRequired: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BODY_TOO_LARGE`: more than 64 KiB. */
        readonly TooLarge: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: bodies are application/json. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `TOO_MANY_REQUESTS`. */
        readonly TooManyRequests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INTERNAL_ERROR`: the origin failed; find it in the logs by `requestId`. */
        readonly InternalError: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NOT_READY`: the origin is starting or stopping, or cannot reach its database. */
        readonly NotReady: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNKNOWN_API_KEY`: no realm has this key, or the call has none. */
        readonly UnknownApiKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description An agent who acts as a viewer has confirmed the call. */
        readonly AgentConfirmed: "true";
        /**
         * @description The client's name, as the realm's configuration has it.
         * @example nations
         */
        readonly Client: string;
        /** @description A random value of the site for this one redirect sign-in, which the provider gives back. Decided here. */
        readonly State: string;
        /** @description The page of the site that the provider sends the viewer back to. Decided here. */
        readonly RedirectUri: string;
        /**
         * @description The requestor, as the realm's configuration has it.
         * @example METRO
         */
        readonly Requestor: components["schemas"]["RequestorId"];
        /** @example 101 */
        readonly LicenceId: number;
        /**
         * @description Required; without it the answer is 400 `KEY_MISSING`. One for each attempt at one order; it lives until its outcome is known.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        readonly IdempotencyKey: string;
        /** @description The viewer knows that there is no trial and that the price is due today. */
        readonly AcknowledgeNoFreeTrial: boolean;
        readonly DetailsIdParameter: components["schemas"]["DetailsId"];
        readonly CardId: components["schemas"]["DetailsId"];
        /** @description The realm's public key, where no header can carry it. */
        readonly KeyInLink: string;
        /** @description The language of the texts, as in `Accept-Language`. */
        readonly CalendarLanguage: string;
        /** @description What may be played, until when, and the origin's signature of it. */
        readonly Signature: string;
        readonly Clip: string;
        /**
         * @description For tests of a player, in a sandbox alone: what is to go wrong. `stale=20` for playlists as they were 20 seconds ago; for
         *     segments `missing=5`, `cut=5` (half of it), `expired=5` (that one and all later ones), `type` (as a picture); `without=360` for a
         *     rendition that is gone. Anything else changes nothing.
         */
        readonly MediaFault: string;
        /** @description Results per page (2 §9); a grid of one list asks for 60. */
        readonly Rpp: number;
        /** @description The `watchlistExternalId` that the caller knows the list by. */
        readonly WatchlistId: components["schemas"]["WatchlistId"];
        /** @description The list's `ownerExternalId`. */
        readonly WatchlistOwner: components["schemas"]["WatchlistId"];
        /** @description The `place` of the last title of the page before; it works even if that title is gone. */
        readonly LastItem: components["schemas"]["ItemPlace"];
        /**
         * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
         * @example apex-public-key
         */
        readonly ApiKey: string;
        /**
         * @description The language of texts in the answer, as in RFC 9110.
         * @example es
         */
        readonly AcceptLanguage: string;
        /** @description The device's advertising context. The origin passes it on and never reads it. */
        readonly Ads: string;
        /** @description An identifier that the client made for this device and stores. */
        readonly DeviceId: string;
        /** @description Your name for this call; it appears in the answer and in the origin's logs. */
        readonly RequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The name of this call in the origin's logs. */
        readonly RequestId: string;
        /** @description Whole seconds to wait before the next attempt. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["WrongSecret"];
            readonly 403: components["responses"]["Blocked"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description New tokens; the old refresh token is spent. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `REFRESH_REFUSED`: unknown, spent, revoked, expired or of another realm. Or `UNKNOWN_API_KEY`. */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly guestToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Tokens whose claims say `isGuest` and the role `GUEST`. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description The session is over. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly settlePartition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartitionRequest"];
            };
        };
        readonly responses: {
            /** @description The session is attached. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `PARTITION_REFUSED`: not this viewer's partition, or the viewer is a guest. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly pbrLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["WrongSecret"];
            readonly 403: components["responses"]["Blocked"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly sptvLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["WrongSecret"];
            readonly 403: components["responses"]["Blocked"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly openIdAddress: {
        readonly parameters: {
            readonly query: {
                /** @description Whether the viewer wants to sign in or to open an account. */
                readonly authoriseUriFlow: "SIGNIN" | "SIGNUP";
                /** @description A random value of the site for this one redirect sign-in, which the provider gives back. Decided here. */
                readonly state: components["parameters"]["State"];
                /** @description The page of the site that the provider sends the viewer back to. Decided here. */
                readonly redirectUri: components["parameters"]["RedirectUri"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The two addresses. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenIdAddresses"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 404: components["responses"]["UnknownClient"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly openIdToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly openIdLogout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutAddress"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 404: components["responses"]["UnknownClient"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly oauthAddress: {
        readonly parameters: {
            readonly query: {
                /** @description A query such as `licence=7&season=2`. */
                readonly extraParams?: string;
                /** @description A random value of the site for this one redirect sign-in, which the provider gives back. Decided here. */
                readonly state: components["parameters"]["State"];
                /** @description The page of the site that the provider sends the viewer back to. Decided here. */
                readonly redirectUri: components["parameters"]["RedirectUri"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorisationAddress"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 404: components["responses"]["UnknownClient"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly oauthToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly googleLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly idToken: string;
                    readonly nonce: components["schemas"]["Nonce"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly facebookLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly appleLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                    readonly nonce: components["schemas"]["Nonce"];
                    /** Format: uri */
                    readonly callbackUri: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `callbackUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly gigyaLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly uid: string;
                    readonly uidSignature: string;
                    /** @description Seconds since 1970. */
                    readonly signatureTimestamp: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly oauthLogout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The client's name, as the realm's configuration has it.
                 * @example nations
                 */
                readonly client: components["parameters"]["Client"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description Done, or there was nothing to do. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 404: components["responses"]["UnknownClient"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly magicEmail: {
        readonly parameters: {
            readonly query: {
                /** @description Where the link goes. */
                readonly email: string;
                /** @description The page of the site that the provider sends the viewer back to. Decided here. */
                readonly redirectUri: components["parameters"]["RedirectUri"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description If an account has the address, a link has been sent. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly magicLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            /**
             * @description `LINK_USED`, `LINK_LATE` for one that is older than 15 minutes, `LINK_UNKNOWN` for one that was never sent, or that
             *     was deleted a day after. Or `UNKNOWN_API_KEY`.
             */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 403: components["responses"]["Blocked"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly opinLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly opinAuthToken: string;
                    /** @description The value that came back with the token. Decided here. */
                    readonly state: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            /**
             * @description `UNKNOWN_API_KEY`; `CODE_REFUSED`: the token has expired or was used; `IDENTITY_REFUSED`: the token is not the
             *     partner's, or is for another client or another `state`.
             */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly entitlementSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description The viewer's licences now. Decided here. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entitlements"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `REFRESH_REFUSED`: unknown, spent, revoked, expired or of another realm. Or `UNKNOWN_API_KEY`. */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_CLIENT`: the realm has no partner, or the viewer has no account there. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly passkeyLoginOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The calling site, which every browser sends; it must be one of the realm's hosts. */
                readonly origin?: string;
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: the calling site does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly passkeyLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyLoginRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            /**
             * @description `UNKNOWN_API_KEY`; `CODE_REFUSED`: the challenge is unknown, used or older than 5 minutes; `PASSKEY_UNKNOWN`: no
             *     viewer of this realm has this passkey; `PASSKEY_REFUSED`: its signature, counter or site is not valid.
             */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 403: components["responses"]["Blocked"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly passkeyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The calling site, which every browser sends; it must be one of the realm's hosts. */
                readonly origin?: string;
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: the calling site does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no passkeys. `AGENT_REFUSED`: an agent who acts as a viewer may not use them. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PASSKEY_LIMIT`: the viewer has as many passkeys as one may have. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly passkeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkeys; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkeys"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no passkeys. `AGENT_REFUSED`: an agent who acts as a viewer may not use them. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /**
             * @description As everywhere; or `CODE_REFUSED`: the challenge is unknown, used, older than 5 minutes or another viewer's;
             *     `PASSKEY_REFUSED`: the device's answer does not match the options.
             */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `VIEWER_ONLY`: a guest has no passkeys. `AGENT_REFUSED`: an agent who acts as a viewer may not use them. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PASSKEY_KNOWN`: it is already stored. `PASSKEY_LIMIT`: see `passkeyOptions`. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly renamePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: components["schemas"]["PasskeyName"];
                };
            };
        };
        readonly responses: {
            /** @description Renamed. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no passkeys. `AGENT_REFUSED`: an agent who acts as a viewer may not use them. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_PASSKEY`: the viewer has no such passkey. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no passkeys. `AGENT_REFUSED`: an agent who acts as a viewer may not use them. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_PASSKEY`: the viewer has no such passkey. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The requestor, as the realm's configuration has it.
                 * @example METRO
                 */
                readonly requestorId: components["parameters"]["Requestor"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The code. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TvCode"];
                };
            };
            /** @description `INVALID_REQUEST`, or `STALE_REGISTRATION`: the service no longer knows this client; register again. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 404: components["responses"]["UnknownRequestor"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeDcrCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TvCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TvClientCode"];
                };
            };
            /** @description `INVALID_REQUEST`, or `STALE_REGISTRATION`: the service no longer knows this client; register again. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 404: components["responses"]["UnknownRequestor"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeLinkState: {
        readonly parameters: {
            readonly query: {
                /** @description The requestor, as the realm's configuration has it. */
                readonly requestorId: components["schemas"]["RequestorId"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the link to a TV provider. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TvLink"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no links. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownRequestor"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TvLinkRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description `INVALID_REQUEST`, or `STALE_REGISTRATION`. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            /**
             * @description `TV_REFUSED`: the subscription does not include the resource; `TV_DECLINED`: the viewer cancelled at the TV
             *     provider; `VIEWER_BLOCKED`; `AGENT_REFUSED`: an agent who acts as a viewer cannot link accounts.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownRequestor"];
            /** @description `TV_ACCOUNT_TAKEN`: the account at the TV provider is linked to another viewer. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TV_CODE_LATE`: the code has expired, was used, or does not exist. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TV_NOT_PROVED`: the TV provider has not identified the viewer yet; sign in there again. */
            readonly 412: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeUnlink: {
        readonly parameters: {
            readonly query: {
                /** @description The requestor, as the realm's configuration has it. */
                readonly requestorId: components["schemas"]["RequestorId"];
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No longer linked. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no links. `AGENT_REFUSED`: an agent who acts as a viewer may not unlink. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownRequestor"];
            /** @description `ONLY_WAY_IN`: without the link the viewer could no longer sign in. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adobeDcrToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TvTokenRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description `INVALID_REQUEST`, or `STALE_REGISTRATION`. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            /**
             * @description `TV_REFUSED`: the subscription does not include the resource; `TV_DECLINED`: the viewer cancelled at the TV
             *     provider; `VIEWER_BLOCKED`; `AGENT_REFUSED`: an agent who acts as a viewer cannot link accounts.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownRequestor"];
            /** @description `TV_ACCOUNT_TAKEN`: the account at the TV provider is linked to another viewer. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TV_CODE_LATE`: the code has expired, was used, or does not exist. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TV_NOT_PROVED`: the TV provider has not identified the viewer yet; sign in there again. */
            readonly 412: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly firebaseLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FirebaseTokens"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `UNKNOWN_API_KEY`; `IDENTITY_REFUSED`: the token is not from this realm's project, or no longer valid. */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `VIEWER_BLOCKED`. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly countryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The countries. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountryCodes"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        readonly responses: {
            /** @description The account is open, and its viewer is signed in. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            /**
             * @description `SIGN_UP_CLOSED`: viewers cannot open accounts in this realm by themselves. `OUTSIDE_REGION`: the call comes from
             *     outside the territories that the realm may serve. `VPN_BLOCKED`: it comes through a VPN, and the realm allows none.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDENTIFIER_TAKEN`: there is an account with this identifier. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `FIELDS_REFUSED`: every message names a field and what is wrong with it, as `{field}:{reason}`; a part of an address is
             *     `address.{part}`. `WEAK_SECRET`: the secret is too easy to guess.
             */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 428: components["responses"]["ConsentRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly firebaseSignUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FirebaseSignUpRequest"];
            };
        };
        readonly responses: {
            /** @description The account is open, and its viewer is signed in. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            /**
             * @description `SIGN_UP_CLOSED`: viewers cannot open accounts in this realm by themselves. `OUTSIDE_REGION`: the call comes from
             *     outside the territories that the realm may serve. `VPN_BLOCKED`: it comes through a VPN, and the realm allows none.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_CLIENT`: this realm has no Firebase project. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDENTIFIER_TAKEN`: there is an account with this identifier. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `FIELDS_REFUSED` and `WEAK_SECRET`, as for `signUp`; `PROVIDER_REFUSED`: the project refuses for another reason.
             *     When a blocking function of the project throws, its error is the message.
             */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 428: components["responses"]["ConsentRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            /** @description `PROVIDER_UNAVAILABLE`: the project does not answer. */
            readonly 502: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly consents: {
        readonly parameters: {
            readonly query: {
                readonly purpose: components["schemas"]["Purpose"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The terms, in the order in which a form shows them; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Consents"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly consentAnswers: components["schemas"]["ConsentAnswers"];
                };
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /** @description `TERMS_CHANGED`: an answer is to an outdated version of a text. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `AGENT_CONFIRMATION`, as everywhere; or `CONSENT_REQUIRED`: a required term is refused or not answered. */
            readonly 428: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly userDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The viewer's details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDetails"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveUserDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly fields: components["schemas"]["FieldValues"];
                    /**
                     * @description What the form had of these fields when it was filled in; a field that was empty is left out. With it nothing is
                     *     stored over a value that has been stored since.
                     */
                    readonly before?: components["schemas"]["FieldValues"];
                };
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDetails"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /**
             * @description `DETAILS_CHANGED`: a field has another value now than the one in `before`, and than the one that is sent. Nothing is
             *     stored; `details.fields` has what is there now of each such field (`""` for one that is empty).
             */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `FIELDS_REFUSED`, as for `signUp`. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `AGENT_CONFIRMATION`, as everywhere; or `CONSENT_REQUIRED`: a required term of the purpose `signup` is not accepted in its current version. Ask for it, then repeat the call. */
            readonly 428: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly marketingPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answers as they are now; none where the realm asks nothing. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MarketingPreferences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveMarketingPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly answers: components["schemas"]["ConsentAnswers"];
                };
            };
        };
        readonly responses: {
            /** @description The answers as they are now; none where the realm asks nothing. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MarketingPreferences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /** @description `TERMS_CHANGED`: an answer is to an outdated version of a text, or to a term that is none of these. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: string;
                    readonly provider: components["schemas"]["SecretProvider"];
                    readonly redirectUri?: components["schemas"]["MailedLink"];
                };
            };
        };
        readonly responses: {
            /** @description If there is an account with the identifier, an email has been sent. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                    readonly secret: string;
                };
            };
        };
        readonly responses: {
            /** @description The new secret is valid from now on. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `UNKNOWN_API_KEY`; `TOKEN_LATE`: the token has expired; `CODE_REFUSED`: it is unknown or was used. */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `WEAK_SECRET`: the secret is too easy to guess. The token can be used again. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly confirmEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                    /**
                     * @description The reader of the email goes on without signing in.
                     * @default false
                     */
                    readonly endWaysIn?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The address is confirmed. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description The viewer's identifier: what they sign in with. */
                        readonly userId: string;
                        readonly email: string;
                    };
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /**
             * @description `SIGN_IN_TO_CONFIRM`: the address is not proved yet, and no viewer is signed in. `NOT_YOUR_TOKEN`: another viewer is
             *     signed in. `VIEWER_BLOCKED`. `AGENT_REFUSED`: an agent acts as the viewer.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_TOKEN`: unknown, or older than three days. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createEmailConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: string;
                    readonly redirectUri?: components["schemas"]["MailedLink"];
                };
            };
        };
        readonly responses: {
            /** @description If there is an account with the identifier, an email has been sent. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `redirectUri` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly changeSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly currentSecret: string;
                    readonly secret: string;
                    readonly provider: components["schemas"]["SecretProvider"];
                };
            };
        };
        readonly responses: {
            /** @description The new secret is valid from now on. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`, `AGENT_REFUSED`; `INVALID_CURRENT_CREDENTIALS`: the current secret is wrong. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `WEAK_SECRET`: the new secret is too easy to guess. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly userSessions: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9). */
                readonly rpp?: number;
                /** @description The id of the last session of the page before. It works even if that session has ended since. */
                readonly lastSeen?: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions, or one page of them. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserSessions"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /** @description `UNKNOWN_SESSION`: `lastSeen` is not a session of the viewer, or it ended long ago. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ended. Their access tokens work for ten minutes at most, and cannot be renewed. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ended. Their access tokens work for ten minutes at most, and cannot be renewed. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /** @description `UNKNOWN_SESSION`: the viewer has no such session, or it has ended. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly linkedAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The accounts; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly unlinkAccount: {
        readonly parameters: {
            readonly query: {
                /** @description As `linkedAccounts` names it, such as `google` or `openid/nations`. */
                readonly provider: string;
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Unlinked. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnAccountOnly"];
            /** @description `UNKNOWN_LINK`: no such account is tied to the viewer. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ONLY_WAY_IN`: the viewer could no longer sign in. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly tvRegister: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly software_statement: string;
                };
            };
        };
        readonly responses: {
            /** @description Registered. */
            readonly 201: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TvClient"];
                };
            };
            /** @description `INVALID_REQUEST`, or `STATEMENT_REFUSED`: no client has this statement. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly tvConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The requestor, as the realm's configuration has it.
                 * @example METRO
                 */
                readonly requestorId: components["parameters"]["Requestor"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TvConfig"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["UnknownRequestor"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly tvAuthenticate: {
        readonly parameters: {
            readonly query: {
                readonly reg_code: string;
                readonly requestor_id: components["schemas"]["RequestorId"];
                readonly mso_id: components["schemas"]["MvpdId"];
                readonly domain_name: string;
                readonly noflash: "true";
                readonly no_iframe: "true";
                readonly redirect_url: string;
            };
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description To the TV provider. */
            readonly 302: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly location: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownRequestor"];
            /** @description `TV_CODE_LATE`: this code no longer exists. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly tvMark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly mvpd: components["schemas"]["MvpdId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The mark. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly "cache-control": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["UnknownRequestor"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly permitImpersonation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The viewer's identifier; for own ID the email address. */
                    readonly id: string;
                };
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImpersonationPermit"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /**
             * @description `AGENT_ONLY`: the caller is not an agent, or acts as a viewer; `AGENT_REFUSED`: the token would be for an agent;
             *     `VIEWER_BLOCKED`.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_VIEWER`: this realm has no such viewer. Only agents get this answer. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly impersonate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Tokens of the viewer. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /**
             * @description `NOT_YOUR_TOKEN`: the bearer belongs to another viewer, and the token stays valid; `VIEWER_BLOCKED`, `AGENT_REFUSED`
             *     and `AGENT_ONLY` when the viewer's or the agent's role or status has changed.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_TOKEN`: unknown, used, older than two minutes, or another realm's. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deviceCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The name of the device, such as its brand; shown unchanged. */
                    readonly name: string;
                    readonly kind: components["schemas"]["DeviceKind"];
                    /**
                     * Format: uri
                     * @description The realm's site, from which the addresses are made: `https://apex.example`, with the prefix of a locale if need be.
                     */
                    readonly site: string;
                };
            };
        };
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceCode"];
                };
            };
            /** @description `INVALID_REQUEST`, or `REDIRECT_REFUSED`: `site` does not belong to this realm. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deviceToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly deviceCode: string;
                };
            };
        };
        readonly responses: {
            /** @description Signed in. The code no longer works. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /**
             * @description The codes of RFC 8628, section 3.5: `AUTHORIZATION_PENDING`, ask again after the interval; `SLOW_DOWN`: wait five
             *     seconds longer from now on; `ACCESS_DENIED`, the viewer refused; `EXPIRED_TOKEN`, begin again; `INVALID_GRANT`,
             *     unknown or used. Or `INVALID_REQUEST`.
             */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["UnknownApiKey"];
            /** @description `VIEWER_BLOCKED`: since the approval. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly lookUpDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The device, which waits for an answer. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Device"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `AGENT_REFUSED`: an agent who acts as a viewer may not approve a device. `VIEWER_ONLY`: the caller is a guest. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_UNKNOWN`: no device of this realm shows it. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_USED`: it has been answered already. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_EXPIRED`. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly approveDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Approved; the device learns of it with its next call. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Device"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `AGENT_REFUSED`: an agent who acts as a viewer may not approve a device. `VIEWER_ONLY`: the caller is a guest. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_UNKNOWN`: no device of this realm shows it. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_USED`: it has been answered already. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_EXPIRED`. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly refuseDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Approved; the device learns of it with its next call. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Device"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `AGENT_REFUSED`: an agent who acts as a viewer may not approve a device. `VIEWER_ONLY`: the caller is a guest. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_UNKNOWN`: no device of this realm shows it. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_USED`: it has been answered already. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `USER_CODE_EXPIRED`. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly externalToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The partner's name, as the realm's configuration has it.
                 * @example fibrenet
                 */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly authorisationCode: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["CodeRefused"];
            /**
             * @description `VIEWER_BLOCKED`. `KID_PURCHASE_DENIED` (decided here): the code is for a purchase, and the active profile of the
             *     viewer's account is a child's, which cannot purchase.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 404: components["responses"]["UnknownClient"];
            readonly 409: components["responses"]["AccountConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly licences: {
        readonly parameters: {
            readonly query?: {
                /** @description Also licences that the viewer has and that are no longer sold. */
                readonly includeEntitlements?: "ALL_ACTIVE_USER_ENTITLEMENTS";
                /**
                 * @description Only these, as a list with commas.
                 * @example 101,102
                 */
                readonly licenceId?: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licences, the lowest rank of each family first. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Licences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly licenceFamilies: {
        readonly parameters: {
            readonly query?: {
                /** @description Also licences that the viewer has and that are no longer sold. */
                readonly includeEntitlements?: "ALL_ACTIVE_USER_ENTITLEMENTS";
                /**
                 * @description Only these, as a list with commas.
                 * @example 101,102
                 */
                readonly licenceId?: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The families, and licences outside any. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LicenceFamilies"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly ownLicences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The viewer's licences. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Licences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly activeLicences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The viewer's licences. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Licences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly cancelLicence: {
        readonly parameters: {
            readonly query?: {
                /** @description The viewer does not want what is offered for staying. */
                readonly cancellationDiscount?: "IGNORE";
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence as it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLicence"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ViewerOnly"];
            readonly 404: components["responses"]["UnknownLicence"];
            /** @description `ALREADY_ENDED`. `MANAGED_ELSEWHERE`: a partner is paid for it, and it is changed there. `ORDER_UNDER_WAY` (with `details.orderId`): the payment that the viewer has confirmed is under way. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly reactivateLicence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence as it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLicence"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 404: components["responses"]["UnknownLicence"];
            /** @description `ALREADY_ENDED`. `MANAGED_ELSEWHERE`. `NOT_RENEWABLE`: it never renewed, or what paid for it is gone. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly confirmPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Required; without it the answer is 400 `KEY_MISSING`. One for each attempt at one order; it lives until its outcome is known.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expected: components["schemas"]["Money"];
                    readonly returnUri?: components["schemas"]["ReturnUri"];
                };
            };
        };
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["BadKey"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 404: components["responses"]["UnknownLicence"];
            /** @description `NOTHING_TO_CONFIRM`: the licence is active, or has ended. `PRICE_CHANGED` (with `details.amount`): another amount is due. `ORDER_UNDER_WAY` and `KEY_IN_USE` as for `pay`. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 428: components["responses"]["SettleFirst"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly basket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Basket"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveBasket: {
        readonly parameters: {
            readonly query?: {
                /** @description The viewer knows that there is no trial and that the price is due today. */
                readonly acknowledgeNoFreeTrial?: components["parameters"]["AcknowledgeNoFreeTrial"];
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The one that was seen. */
                    readonly version: number;
                    readonly items?: readonly {
                        readonly sku: string;
                    }[];
                    readonly billing?: components["schemas"]["FieldValues"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Basket"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_BASKET`, also of another viewer; `UNKNOWN_SKU`: the realm does not sell it to the caller. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `BASKET_CHANGED` (with `details.basket`): another version was seen. `FREE_TRIAL_DENIED`, with the message
             *     `freeTrialDenied` (2 §4): the viewer has had the trial; repeat with `acknowledgeNoFreeTrial=true`. `ALREADY_OWNED`: the
             *     viewer has this licence. `ORDER_UNDER_WAY` (with `details.orderId`): the basket is being paid for.
             */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `INVALID_TIER_CHANGE` (2 §8): there is no way from the viewer's present licence to this one. `FIELDS_REFUSED`, as for `signUp`. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly applyVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description Capitals, spaces at the ends and hyphens do not matter.
                 * @example WELCOME50
                 */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Basket"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 404: components["responses"]["UnknownVoucher"];
            readonly 409: components["responses"]["VoucherConflict"];
            readonly 410: components["responses"]["VoucherExpired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removeVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description Capitals, spaces at the ends and hyphens do not matter.
                 * @example WELCOME50
                 */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Basket"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 404: components["responses"]["UnknownVoucher"];
            readonly 409: components["responses"]["VoucherConflict"];
            readonly 410: components["responses"]["VoucherExpired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly redeemVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly voucherCode: string;
                    /** @description Needed when the voucher is for several. */
                    readonly licenceId?: number;
                };
            };
        };
        readonly responses: {
            /** @description The licence. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly licence: components["schemas"]["Licence"];
                        readonly asOf: components["schemas"]["AsOf"];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 404: components["responses"]["UnknownVoucher"];
            readonly 409: components["responses"]["VoucherConflict"];
            readonly 410: components["responses"]["VoucherExpired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["SettleFirst"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly paymentMethods: {
        readonly parameters: {
            readonly query?: {
                readonly basket?: string;
                /** @description For new payment details of a licence that the viewer has. */
                readonly licence?: number;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The methods; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_BASKET` or `UNKNOWN_LICENCE`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly initPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly primaryPaymentDetails: {
                        readonly targetPaymentProvider: components["schemas"]["Provider"];
                        readonly paymentMethodType: components["schemas"]["MethodType"];
                        readonly amount?: components["schemas"]["Money"];
                        /** @description The details are kept for later charges, and nothing is paid with them now. */
                        readonly keeps?: boolean;
                    };
                };
            };
        };
        readonly responses: {
            /** @description What the form needs. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InitAnswer"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `METHOD_UNKNOWN`: the caller cannot pay by this. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly validatePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly primaryPaymentDetails: {
                        readonly targetPaymentProvider: components["schemas"]["Provider"];
                        readonly paymentMethodType: components["schemas"]["MethodType"];
                        readonly paymentDetailsExid: components["schemas"]["DetailsId"];
                    };
                };
            };
        };
        readonly responses: {
            /** @description The details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `DETAILS_UNKNOWN`: the provider has no such details of this viewer. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED` (2 §5): remove one first. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 502: components["responses"]["ProviderUnavailable"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly payOpenBasket: {
        readonly parameters: {
            readonly query?: {
                /** @description The viewer knows that there is no trial and that the price is due today. */
                readonly acknowledgeNoFreeTrial?: components["parameters"]["AcknowledgeNoFreeTrial"];
            };
            readonly header?: {
                /**
                 * @description Required; without it the answer is 400 `KEY_MISSING`. One for each attempt at one order; it lives until its outcome is known.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Arrangement"];
            };
        };
        readonly responses: {
            /** @description The order; `requiresAction` and `processing` are no failure. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["BadKey"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_BASKET`, also of another viewer; `METHOD_UNKNOWN`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PRICE_CHANGED` (with `details.basket`): the viewer saw another total or another version; show the new one and ask for a new
             *     press. `ORDER_UNDER_WAY` (with `details.orderId`): another attempt at this basket is not at rest. `KEY_IN_USE`: a call with
             *     this key is running (IETF). `FREE_TRIAL_DENIED` with the message `freeTrialDenied` (2 §4). `VOUCHER_USED`: in the meantime.
             *     `BASKET_EMPTY`. `ALREADY_OWNED`. `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED` (2 §5).
             */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 424: components["responses"]["MissingFields"];
            readonly 428: components["responses"]["SettleFirst"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly pay: {
        readonly parameters: {
            readonly query?: {
                /** @description The viewer knows that there is no trial and that the price is due today. */
                readonly acknowledgeNoFreeTrial?: components["parameters"]["AcknowledgeNoFreeTrial"];
            };
            readonly header?: {
                /**
                 * @description Required; without it the answer is 400 `KEY_MISSING`. One for each attempt at one order; it lives until its outcome is known.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly basketOrProviderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Arrangement"];
            };
        };
        readonly responses: {
            /** @description The order; `requiresAction` and `processing` are no failure. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["BadKey"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_BASKET`, also of another viewer; `METHOD_UNKNOWN`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PRICE_CHANGED` (with `details.basket`): the viewer saw another total or another version; show the new one and ask for a new
             *     press. `ORDER_UNDER_WAY` (with `details.orderId`): another attempt at this basket is not at rest. `KEY_IN_USE`: a call with
             *     this key is running (IETF). `FREE_TRIAL_DENIED` with the message `freeTrialDenied` (2 §4). `VOUCHER_USED`: in the meantime.
             *     `BASKET_EMPTY`. `ALREADY_OWNED`. `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED` (2 §5).
             */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 424: components["responses"]["MissingFields"];
            readonly 428: components["responses"]["SettleFirst"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly order: {
        readonly parameters: {
            readonly query?: {
                readonly seen?: number;
                readonly wait?: number;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_ORDER`, also of another viewer. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly attachMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Required; without it the answer is 400 `KEY_MISSING`. One for each attempt at one order; it lives until its outcome is known.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paymentMethodType: components["schemas"]["MethodType"];
                    readonly targetPaymentProvider: components["schemas"]["Provider"];
                    readonly returnUri: components["schemas"]["ReturnUri"];
                };
            };
        };
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["BadKey"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_LICENCE`; `METHOD_UNKNOWN`: not offered for this licence, or it cannot be charged later. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_ENDED`, `MANAGED_ELSEWHERE`, `NOTHING_TO_CHARGE` and `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED` as for `attachDetails`; `ORDER_UNDER_WAY` and `KEY_IN_USE` as for `pay`. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly attachDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
                readonly detailsId: components["parameters"]["DetailsIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence with its new details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attached"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_LICENCE`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_ENDED`; `MANAGED_ELSEWHERE`: a partner is paid for the licence; `NOTHING_TO_CHARGE`: it does not renew, or costs nothing; `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED`; `ORDER_UNDER_WAY` (with `details.orderId`). */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly attachDetailsChecked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
                readonly detailsId: components["parameters"]["DetailsIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence with its new details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attached"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_LICENCE`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_ENDED`; `MANAGED_ELSEWHERE`: a partner is paid for the licence; `NOTHING_TO_CHARGE`: it does not renew, or costs nothing; `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED`; `ORDER_UNDER_WAY` (with `details.orderId`). */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 424: components["responses"]["MissingFields"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly attachCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
                readonly cardId: components["parameters"]["CardId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence with its new details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attached"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_LICENCE`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_ENDED`; `MANAGED_ELSEWHERE`: a partner is paid for the licence; `NOTHING_TO_CHARGE`: it does not renew, or costs nothing; `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED`; `ORDER_UNDER_WAY` (with `details.orderId`). */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly attachCardChecked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @example 101 */
                readonly licenceId: components["parameters"]["LicenceId"];
                readonly cardId: components["parameters"]["CardId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The licence with its new details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Attached"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 402: components["responses"]["Declined"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_LICENCE`; `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_ENDED`; `MANAGED_ELSEWHERE`: a partner is paid for the licence; `NOTHING_TO_CHARGE`: it does not renew, or costs nothing; `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED`; `ORDER_UNDER_WAY` (with `details.orderId`). */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 424: components["responses"]["MissingFields"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly cards: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cards"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removeCard: {
        readonly parameters: {
            readonly query?: {
                /** @description The card that pays from now on. */
                readonly successor?: components["schemas"]["DetailsId"];
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly cardId: components["parameters"]["CardId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cards"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `CARD_PAYS` (with `details.licences`): name a successor. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly makeCardDefault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly cardId: components["parameters"]["CardId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Every plan is paid with it from now on. */
                    readonly movePlans: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The details. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cards"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `DETAILS_UNKNOWN`. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `CARD_PAYS` (with `details.licences`): name a successor. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommerceError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly payments: {
        readonly parameters: {
            readonly query?: {
                readonly rpp?: number;
                /** @description The `place` of the last item of the page before. */
                readonly lastSeen?: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payments"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly payment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly paymentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Receipt"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["CommerceRefused"];
            /** @description `UNKNOWN_PAYMENT`, also of another viewer. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly webhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "webhook-id"?: string;
                readonly "webhook-timestamp"?: string;
                readonly "webhook-signature"?: string;
                readonly "stripe-signature"?: string;
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly provider: components["schemas"]["Provider"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Heard. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `WEBHOOK_REFUSED`: the signature is not valid, or the event too old. */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `WEBHOOK_KEPT`: a person has to look at it. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly labels: {
        readonly parameters: {
            readonly query: {
                /** @description The realm whose labels are requested; the same that `x-api-key` names. */
                readonly realm: components["schemas"]["RealmId"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The labels; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Labels"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            /** @description `UNKNOWN_REALM`: there is no such realm, or the key is another realm's. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly richtextTranslations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly keys: components["schemas"]["TextKeys"];
                };
            };
        };
        readonly responses: {
            /** @description The texts; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RichtextTranslations"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly texts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The keys, separated by commas.
                 * @example viewing-rights
                 */
                readonly keys: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The texts; possibly none. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Texts"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly upcomingEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9). */
                readonly rpp?: number;
                /** @description The page, counted from 1. A page past the last one is empty. */
                readonly page?: number;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of events. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpcomingEvents"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly eventCalendar: {
        readonly parameters: {
            readonly query?: {
                /** @description The realm's public key, where no header can carry it. */
                readonly key?: components["parameters"]["KeyInLink"];
                /** @description The language of the texts, as in `Accept-Language`. */
                readonly language?: components["parameters"]["CalendarLanguage"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The calendar. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/calendar": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            /** @description `UNKNOWN_TITLE`: there is no such live event. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly scheduleCalendar: {
        readonly parameters: {
            readonly query?: {
                /** @description Only events of this league; the league's name, as events have it. */
                readonly league?: string;
                /** @description The realm's public key, where no header can carry it. */
                readonly key?: components["parameters"]["KeyInLink"];
                /** @description The language of the texts, as in `Accept-Language`. */
                readonly language?: components["parameters"]["CalendarLanguage"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The calendar. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/calendar": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            /** @description `UNKNOWN_TITLE`: there is no such live event. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly catalogue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GraphQLRequest"];
            };
        };
        readonly responses: {
            /** @description The answer to the document. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GraphQLAnswer"];
                };
            };
            /** @description `INVALID_REQUEST`, or `INVALID_QUERY` with `errors`. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GraphQLRefusal"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly image: {
        readonly parameters: {
            readonly query?: {
                /** @description Width in pixels (1 §9); the height follows from the crop. */
                readonly w?: 240 | 480 | 960 | 1440 | 1920 | 2560 | 3840;
                /** @description The format. */
                readonly f?: "avif" | "webp" | "jpeg";
            };
            readonly header?: {
                readonly "if-none-match"?: string;
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly realm: components["schemas"]["RealmId"];
                readonly titleId: components["schemas"]["TitleId"];
                /** @description Each crop is composed for its shape, not cut from another. */
                readonly crop: "hero" | "heroMobile" | "landscape" | "portrait" | "square";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly etag: string;
                    readonly "cache-control": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/avif": string;
                    readonly "image/webp": string;
                    readonly "image/jpeg": string;
                };
            };
            /** @description The client has the current version. */
            readonly 304: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `UNKNOWN_TITLE`: no such realm or title. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly stream: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description A name that the client made for this tab and keeps while it is open. A second call from the same tab takes the place
                 *     of the first, so that loading a page anew never counts as another screen.
                 */
                readonly tab?: string;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description How the title is watched. */
                readonly kind: "live" | "vod";
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The title may be watched. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Stream"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /**
             * @description `SIGN_IN`: only viewers who have signed in may watch it. `UNKNOWN_API_KEY`; `TOKEN_EXPIRED`, to be refreshed; or
             *     `TOKEN_INVALID`.
             */
            readonly 401: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `LICENCE_NEEDED`: the viewer has no licence that includes it. */
            readonly 402: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LicenceNeeded"];
                };
            };
            /**
             * @description `OUTSIDE_REGION` or `VPN_BLOCKED`: it cannot be watched where the viewer is. `AGE_RESTRICTED`: the active profile is
             *     too young. `PIN_REQUIRED`: parental control asks for its PIN first. `CONCURRENCY`: as many screens as the account has
             *     are in use; `details` says where.
             */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchRefused"];
                };
            };
            /** @description `UNKNOWN_TITLE`: there is no such title, or it cannot be watched in this way. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `NOT_STARTED`: the event begins later, or will be held at a time that is not known. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotStarted"];
                };
            };
            /** @description `OVER`: the event has ended. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Over"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly releaseStream: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly lease: components["schemas"]["Lease"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is over. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly streamHeartbeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Heartbeat"];
            };
        };
        readonly responses: {
            /** @description What each of them is to do. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HeartbeatAnswer"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly mediaFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description What may be played, until when, and the origin's signature of it. */
                readonly signature: components["parameters"]["Signature"];
                readonly clip: components["parameters"]["Clip"];
                readonly file: "main.m3u8" | "thumbnails.vtt" | "chapters.vtt" | "sprite.webp" | "text-en.vtt" | "text-es.vtt" | "text-pt.vtt" | "text-ar.vtt";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apple.mpegurl": string;
                    readonly "text/vtt": string;
                    readonly "image/webp": string;
                    readonly "video/mp4": string;
                    readonly "audio/mp4": string;
                };
            };
            /** @description The part of the file that `range` asks for. */
            readonly 206: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apple.mpegurl": string;
                    readonly "text/vtt": string;
                    readonly "image/webp": string;
                    readonly "video/mp4": string;
                    readonly "audio/mp4": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `MEDIA_EXPIRED`, to be asked for anew with the stream; `MEDIA_SIGNATURE`, not the origin's. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `NOT_FOUND`: the stream has no such file, or no longer, or not yet. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RANGE`: the file is shorter. */
            readonly 416: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly mediaSegment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description For tests of a player, in a sandbox alone: what is to go wrong. `stale=20` for playlists as they were 20 seconds ago; for
                 *     segments `missing=5`, `cut=5` (half of it), `expired=5` (that one and all later ones), `type` (as a picture); `without=360` for a
                 *     rendition that is gone. Anything else changes nothing.
                 */
                readonly "x-media-fault"?: components["parameters"]["MediaFault"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description What may be played, until when, and the origin's signature of it. */
                readonly signature: components["parameters"]["Signature"];
                readonly clip: components["parameters"]["Clip"];
                /** @description A picture's height, a sound or a text, as the main playlist names it. */
                readonly rendition: string;
                readonly file: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apple.mpegurl": string;
                    readonly "text/vtt": string;
                    readonly "image/webp": string;
                    readonly "video/mp4": string;
                    readonly "audio/mp4": string;
                };
            };
            /** @description The part of the file that `range` asks for. */
            readonly 206: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apple.mpegurl": string;
                    readonly "text/vtt": string;
                    readonly "image/webp": string;
                    readonly "video/mp4": string;
                    readonly "audio/mp4": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `MEDIA_EXPIRED`, to be asked for anew with the stream; `MEDIA_SIGNATURE`, not the origin's. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `NOT_FOUND`: the stream has no such file, or no longer, or not yet. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RANGE`: the file is shorter. */
            readonly 416: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly heroMotion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly realm: components["schemas"]["RealmId"];
                readonly titleId: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "video/mp4": string;
                };
            };
            /** @description The part of the file that `range` asks for. */
            readonly 206: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "video/mp4": string;
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            /** @description `UNKNOWN_TITLE`: no such realm or title. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `RANGE`: the file is shorter. */
            readonly 416: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly favourites: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9). */
                readonly rpp?: number;
                /** @description The last favourite of the page before. It works even if that title is no longer a favourite. */
                readonly lastSeen?: components["schemas"]["FavouritePlace"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of favourites. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Favourites"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoFavouritesOfGuests"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addFavourite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Stored. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoFavouritesOfGuests"];
            /** @description `UNKNOWN_TITLE`: there is no such video, or it cannot be watched on demand. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removeFavourite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is no longer a favourite. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoFavouritesOfGuests"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly history: {
        readonly parameters: {
            readonly query?: {
                readonly rpp?: number;
                /** @description The `place` of the last title of the page before; it works even if that title is gone. */
                readonly lastSeen?: components["schemas"]["HistoryPlace"];
                /** @description Only titles that a player goes on with, as a rail of them shows. */
                readonly resumes?: boolean;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["History"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly clearHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done, or so already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly pauseHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paused: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done, or so already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly hideWatched: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly hidden: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done, or so already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly restoreWatched: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchedPlace"];
            };
        };
        readonly responses: {
            /** @description Done, or so already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly watchedTitle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The last place. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchedTitle"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveWatched: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchedPlace"];
            };
        };
        readonly responses: {
            /** @description Stored, or known already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            /** @description `UNKNOWN_TITLE`: there is no such title, or it is nothing to watch. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteWatched: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done, or so already. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnHistoryOnly"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly watchlists: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9); a grid of one list asks for 60. */
                readonly rpp?: components["parameters"]["Rpp"];
                /** @description The `place` of the last list of the page before; it works even if that list is gone. */
                readonly lastSeen?: components["schemas"]["WatchlistPlace"];
                /** @description Only the viewer's own. */
                readonly ownership?: "owned";
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of watchlists, without their contents. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Watchlists"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchlistName"];
            };
        };
        readonly responses: {
            /** @description Made; it is empty. */
            readonly 201: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 409: components["responses"]["WatchlistNameTaken"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["WatchlistLimit"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly renameWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchlistName"];
            };
        };
        readonly responses: {
            /** @description Renamed. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 409: components["responses"]["WatchlistNameTaken"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly sharedWatchlist: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9); a grid of one list asks for 60. */
                readonly rpp?: components["parameters"]["Rpp"];
                /** @description The `place` of the last title of the page before; it works even if that title is gone. */
                readonly lastSeen?: components["parameters"]["LastItem"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list with one page of its titles. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Watchlist"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["WatchlistDone"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Saved. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            /** @description `OWN_WATCHLIST`: the list is the viewer's own, and is among their lists without being saved. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["WatchlistLimit"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly unsaveWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["WatchlistDone"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly shareWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly shared: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The list as it is now, with its `shareablePath` while it is shared. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly adjacentTitles: {
        readonly parameters: {
            readonly query?: {
                /** @description How many titles (2 §9). */
                readonly size?: number;
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The list's `ownerExternalId`. */
                readonly owner: components["parameters"]["WatchlistOwner"];
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
                readonly contentId: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The titles around it. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdjacentTitles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `UNKNOWN_WATCHLIST`: as below. `UNKNOWN_TITLE`: the list does not have the title. */
            readonly 404: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly watchlist: {
        readonly parameters: {
            readonly query?: {
                /** @description Results per page (2 §9); a grid of one list asks for 60. */
                readonly rpp?: components["parameters"]["Rpp"];
                /** @description The `place` of the last title of the page before; it works even if that title is gone. */
                readonly lastSeen?: components["parameters"]["LastItem"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list with one page of its titles. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Watchlist"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly reorderWatchlist: {
        readonly parameters: {
            readonly query: {
                /** @description How many titles are ordered. */
                readonly lastSeen: number;
            };
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version?: components["schemas"]["WatchlistVersion"];
                    readonly content: readonly components["schemas"]["ContentName"][];
                };
            };
        };
        readonly responses: {
            /** @description Ordered. The list as it is now, without its titles. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 409: components["responses"]["WatchlistChanged"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addToWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly content: readonly components["schemas"]["ContentName"][];
                };
            };
        };
        readonly responses: {
            /** @description The list as it is now, and what became of each title. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistAddition"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["WatchlistLimit"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removeFromWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
                readonly type: components["schemas"]["ContentType"];
                readonly contentId: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list as it is now, without its titles. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly moveInWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The `watchlistExternalId` that the caller knows the list by. */
                readonly id: components["parameters"]["WatchlistId"];
                readonly type: components["schemas"]["ContentType"];
                readonly contentId: components["schemas"]["TitleId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The title that it comes behind; null moves it to the top. */
                    readonly after: components["schemas"]["ContentName"] | null;
                    readonly version: components["schemas"]["WatchlistVersion"];
                };
            };
        };
        readonly responses: {
            /** @description Moved. The list as it is now, without its titles. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistSummary"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnWatchlistsOnly"];
            readonly 404: components["responses"]["UnknownWatchlist"];
            readonly 409: components["responses"]["WatchlistChanged"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly watchlistMenu: {
        readonly parameters: {
            readonly query: {
                readonly contentId: components["schemas"]["TitleId"];
                readonly contentType: components["schemas"]["ContentType"];
            };
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lists. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchlistMenu"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["NoWatchlistsOfGuests"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly preferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preferences as they are now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no preferences here. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly savePreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreferencesChange"];
            };
        };
        readonly responses: {
            /** @description The preferences as they are now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            /** @description `VIEWER_ONLY`: a guest has no preferences here. */
            readonly 403: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `PREFERENCES_CHANGED`: they were changed since `version`; `details` has them as they are now. Nothing is stored. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreferencesChangedError"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly profiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, one of which is current. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profiles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnProfilesOnly"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileSettings"];
            };
        };
        readonly responses: {
            /** @description All of them, one of which is current. */
            readonly 201: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profiles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnProfilesOnly"];
            readonly 409: components["responses"]["ProfileNameTaken"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `LIMIT`: the account has as many profiles as may be; `details.most` says how many. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProfileLimitError"];
                };
            };
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly switchProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["ProfileId"];
                    readonly pin?: components["schemas"]["Pin"];
                };
            };
        };
        readonly responses: {
            /** @description All of them, one of which is current. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profiles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnProfilesOnly"];
            readonly 404: components["responses"]["UnknownProfile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["PinLocked"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly changeProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["ProfileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfileSettings"];
            };
        };
        readonly responses: {
            /** @description All of them, one of which is current. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profiles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnProfilesOnly"];
            readonly 404: components["responses"]["UnknownProfile"];
            readonly 409: components["responses"]["ProfileNameTaken"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                readonly id: components["schemas"]["ProfileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, one of which is current. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profiles"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["OwnProfilesOnly"];
            readonly 404: components["responses"]["UnknownProfile"];
            /** @description `LAST_GROWN_UP`: an account has one grown-up at least. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly parentalControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParentalControl"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ParentalRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly setParentalControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly pin: components["schemas"]["Pin"];
                    readonly status: components["schemas"]["ParentalStatus"];
                };
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParentalControl"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ParentalRefused"];
            /** @description `NO_PIN`: no PIN is set. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["PinLocked"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly setPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly pin: components["schemas"]["Pin"];
                    readonly currentPin?: components["schemas"]["Pin"];
                    readonly resetCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParentalControl"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ParentalRefused"];
            /** @description `CODE_LATE`: the code is older than 30 minutes. `CODE_UNKNOWN`: it was used, is not the last one that was sent, or is another account's. */
            readonly 410: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description `WEAK_PIN`: it is guessed first. `PIN_LENGTH`: it has not as many digits as the realm's; `details.length` says how many. */
            readonly 422: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PinSettingError"];
                };
            };
            readonly 423: components["responses"]["PinLocked"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly verifyPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly pin: components["schemas"]["Pin"];
                };
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParentalControl"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ParentalRefused"];
            /** @description `NO_PIN`: no PIN is set. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["PinLocked"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly resetPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An agent who acts as a viewer has confirmed the call. */
                readonly "agent-confirmed"?: components["parameters"]["AgentConfirmed"];
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The address of the site's page, to which the code is added as a last part; by default that of the site that calls. */
                    readonly redirectUri?: string;
                };
            };
        };
        readonly responses: {
            /** @description Sent, where the account has an address. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `REDIRECT_REFUSED`: viewers are not sent to this address. `INVALID_REQUEST`. */
            readonly 400: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["AuthenticationRequired"];
            readonly 403: components["responses"]["ParentalRefused"];
            /** @description `NO_ADDRESS`: the account has no email address here. */
            readonly 409: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 428: components["responses"]["AgentConfirmation"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly analyticsEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The realm's public key. It is required by the security scheme `realmKey` and listed here for completeness.
                 * @example apex-public-key
                 */
                readonly "x-api-key"?: components["parameters"]["ApiKey"];
                /**
                 * @description The language of texts in the answer, as in RFC 9110.
                 * @example es
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The device's advertising context. The origin passes it on and never reads it. */
                readonly ads?: components["parameters"]["Ads"];
                /** @description An identifier that the client made for this device and stores. */
                readonly "device-id"?: components["parameters"]["DeviceId"];
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnalyticsEvent"];
            };
        };
        readonly responses: {
            /** @description Accepted. */
            readonly 204: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["UnknownApiKey"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Your name for this call; it appears in the answer and in the origin's logs. */
                readonly "x-request-id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready; the database answers. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
