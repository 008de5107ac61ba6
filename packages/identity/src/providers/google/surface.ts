/**
 * The used part of Google Identity Services
 * (developers.google.com/identity/gsi/web/reference/js-reference).
 */
export interface GoogleSurface {
  accounts: {
    id: {
      initialize(configuration: {
        client_id: string;
        callback: (response: { credential?: string }) => void;
        nonce: string;
        ux_mode: 'popup';
        context: 'signin' | 'signup';
      }): void;
      renderButton(parent: HTMLElement, options: GoogleButton): void;
      cancel(): void;
    };
  };
}

export interface GoogleButton {
  type: 'standard';
  theme: 'outline';
  size: 'large';
  text: 'continue_with';
  shape: 'rectangular';
  logo_alignment: 'center';
  /** Pixels; 200 to 400. */
  width: number;
  locale: string;
}

/** The script's global; undefined when it lacks what we use. */
export function googleSurface(): GoogleSurface | undefined {
  const { google } = window as { google?: Partial<GoogleSurface> };
  return google?.accounts?.id ? (google as GoogleSurface) : undefined;
}
