/**
 * The used part of Facebook's SDK for JavaScript
 * (developers.facebook.com/docs/javascript/reference).
 */
export interface FacebookSurface {
  init(configuration: {
    appId: string;
    version: string;
    cookie: boolean;
    status: boolean;
    xfbml: boolean;
  }): void;
  login(
    callback: (response: FacebookResponse) => void,
    options: {
      scope: string;
      auth_type: 'rerequest';
      response_type: 'code';
      override_default_response_type: true;
    },
  ): void;
}

export interface FacebookResponse {
  /** `not_authorized`: the viewer declined; `unknown`: any other end, such as a closed window. */
  status?: 'connected' | 'not_authorized' | 'unknown';
  authResponse?: { code?: string } | null;
}

export interface FacebookGlobals {
  FB?: FacebookSurface;
  /** The script's second stage calls it, once `FB` is the real one. */
  fbAsyncInit?: () => void;
}
