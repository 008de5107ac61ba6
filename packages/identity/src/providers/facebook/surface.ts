/** What is used of Facebook's SDK for JavaScript (developers.facebook.com/docs/javascript/reference). */
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
  /** `not_authorized`: the viewer said no; `unknown`: nobody knows, as when the window was closed. */
  status?: 'connected' | 'not_authorized' | 'unknown';
  authResponse?: { code?: string } | null;
}

export interface FacebookGlobals {
  FB?: FacebookSurface;
  /** Called by the script's second stage, once `FB` is the real one. */
  fbAsyncInit?: () => void;
}
