/**
 * The surface of a vendor's script by its documentation: names, the options that each takes, the
 * shapes of its answers.
 */
export interface DocumentedSurface {
  /** The address of the documentation. */
  source: string;
  /** The names that a page finds under the script's global name. */
  members: readonly string[];
  /** Options by member; a stand-in complains of any other. */
  options: Readonly<Record<string, readonly string[]>>;
  /** Keys of what comes back, by the documentation's name for it. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** The documented surfaces, as far as signing in goes; read in November 2026. */
export const DOCUMENTED = {
  google: {
    source: 'https://developers.google.com/identity/gsi/web/reference/js-reference',
    members: [
      ...['google.accounts.id.initialize', 'google.accounts.id.renderButton'],
      ...['google.accounts.id.cancel', 'google.accounts.id.disableAutoSelect'],
    ],
    options: {
      initialize: [
        ...['client_id', 'auto_select', 'callback', 'login_uri', 'native_callback', 'nonce'],
        ...['cancel_on_tap_outside', 'prompt_parent_id', 'context', 'state_cookie_domain'],
        ...['ux_mode', 'allowed_parent_origin', 'intermediate_iframe_close_callback'],
        ...['itp_support', 'login_hint', 'hd', 'use_fedcm_for_prompt', 'use_fedcm_for_button'],
      ],
      renderButton: [
        ...['type', 'theme', 'size', 'text', 'shape', 'logo_alignment', 'width', 'locale'],
        ...['click_listener', 'state'],
      ],
    },
    answers: { CredentialResponse: ['credential', 'select_by'] },
  },
  apple: {
    source:
      'https://developer.apple.com/documentation/signinwithapple/configuring-your-webpage-for-sign-in-with-apple',
    members: ['AppleID.auth.init', 'AppleID.auth.signIn', 'AppleID.auth.renderButton'],
    options: { init: ['clientId', 'scope', 'redirectURI', 'state', 'nonce', 'usePopup'] },
    answers: {
      signInResponse: ['authorization', 'user'],
      authorization: ['code', 'id_token', 'state'],
      error: ['error'],
    },
  },
  facebook: {
    source: 'https://developers.facebook.com/docs/reference/javascript/FB.login',
    members: [
      ...['FB.init', 'FB.login', 'FB.logout', 'FB.getLoginStatus', 'FB.getAuthResponse'],
      ...['FB.api', 'FB.ui'],
    ],
    options: {
      init: ['appId', 'version', 'cookie', 'status', 'xfbml', 'frictionlessRequests'],
      login: [
        ...['auth_type', 'scope', 'return_scopes', 'enable_profile_selector', 'config_id'],
        ...['profile_selector_ids', 'response_type', 'override_default_response_type', 'extras'],
      ],
    },
    answers: { statusResponse: ['status', 'authResponse'] },
  },
  gigya: {
    source: 'https://developers.gigya.com/display/GD/accounts.showScreenSet+JS',
    members: [
      ...['gigya.accounts.addEventHandlers', 'gigya.accounts.showScreenSet'],
      ...['gigya.accounts.hideScreenSet', 'gigya.accounts.logout'],
    ],
    options: {
      addEventHandlers: ['onLogin', 'onLogout', 'callback', 'cid', 'context'],
      showScreenSet: [
        ...['screenSet', 'startScreen', 'mobileScreenSet', 'containerID', 'authFlow', 'lang'],
        ...['deviceType', 'dialogStyle', 'enabledProviders', 'customLang', 'context', 'cid'],
        ...['communicationLangByScreenSet', 'onBeforeScreenLoad', 'onAfterScreenLoad'],
        ...['onFieldChanged', 'onBeforeValidation', 'onAfterValidation', 'onBeforeSubmit'],
        ...['onSubmit', 'onAfterSubmit', 'onError', 'onHide'],
      ],
    },
    answers: {
      login: ['eventName', 'UID', 'UIDSignature', 'signatureTimestamp', 'newUser', 'profile'],
    },
  },
} as const satisfies Record<string, DocumentedSurface>;

export type VendorName = keyof typeof DOCUMENTED;
