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
         * @description On-demand videos, and events that can be watched again. The catalogue has the details for their cards (`titles`), and
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
         *     latest `at` wins, in whatever order the calls come; one in the future counts as now.
         */
        readonly put: operations["saveWatched"];
        readonly post?: never;
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
         * @description For a realm that lists the origin among its sinks. No event names a viewer; the origin decides what it does with events.
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
            /** @description What the viewer signs in with; empty for one who has no address here. */
            readonly email: string;
            readonly emailConfirmed: boolean;
            readonly fields: components["schemas"]["FieldValues"];
            /** @description The ids of the required fields that the viewer has not given. */
            readonly missing: readonly string[];
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
        /** @description A title's identifier, unique within its realm. */
        readonly TitleId: string;
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
        /**
         * Format: date-time
         * @description The origin's clock when it answered.
         */
        readonly AsOf: string;
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
            /** @description Absent where screens are not counted. */
            readonly heartbeat?: {
                readonly lease: components["schemas"]["Lease"];
                /** @description Seconds between heartbeats. */
                readonly interval: number;
            };
            /** @description Whether it may be played on another device. */
            readonly castable: boolean;
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
        readonly Seconds: number;
        readonly WatchedTitle: {
            readonly id: components["schemas"]["TitleId"];
            readonly watched?: {
                readonly position: components["schemas"]["Seconds"];
                readonly duration: components["schemas"]["Seconds"];
                /** Format: date-time */
                readonly at: string;
                /** @description Whether a player goes on there; false where little was seen, or nearly everything. */
                readonly resumes: boolean;
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
        };
        readonly LoginFailedEvent: {
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
            /**
             * @description `video_viewed`: a title began to play. `video_completed`: it was played to its end. Each is sent at most once for a press on Play.
             * @enum {string}
             */
            readonly name: "video_viewed" | "video_completed";
            readonly video: components["schemas"]["AnalyticsVideo"];
        };
        /** @description One event; its name says which further keys it has. */
        readonly AnalyticsEvent: components["schemas"]["LoginFailedEvent"] | components["schemas"]["VideoEvent"];
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
    };
    parameters: {
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
