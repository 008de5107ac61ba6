/** The used part of Sign in with Apple JS (developer.apple.com/documentation/signinwithapplejs). */
export interface AppleSurface {
  auth: {
    init(configuration: {
      clientId: string;
      scope: string;
      redirectURI: string;
      state: string;
      nonce: string;
      usePopup: boolean;
    }): void;
    /** Rejects with `{ error }`. */
    signIn(): Promise<AppleResponse>;
  };
}

export interface AppleResponse {
  authorization?: { code?: string; state?: string };
  /** Only at a viewer's first sign-in. */
  user?: { email?: string };
}

/** The script's global; undefined when it lacks what we use. */
export function appleSurface(): AppleSurface | undefined {
  const { AppleID } = window as { AppleID?: Partial<AppleSurface> };
  return AppleID?.auth ? (AppleID as AppleSurface) : undefined;
}
