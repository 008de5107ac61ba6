/** What is used of the service's Web SDK (developers.gigya.com/display/GD/JavaScript+API+Reference). */
export interface GigyaSurface {
  accounts: {
    addEventHandlers(handlers: { onLogin: (event: GigyaLogin) => void }): void;
    showScreenSet(options: {
      screenSet: string;
      startScreen: 'gigya-login-screen' | 'gigya-register-screen';
      containerID: string;
      lang: string;
      onError?: (event: { errorCode?: number; response?: { errorCode?: number } }) => void;
    }): void;
    hideScreenSet(options: { screenSet: string }): void;
  };
}

/** Who has signed in; the signature is for the origin. */
export interface GigyaLogin {
  UID?: string;
  UIDSignature?: string;
  signatureTimestamp?: string | number;
  profile?: { email?: string };
}

export interface GigyaGlobals {
  gigya?: GigyaSurface;
  /** Called once the script's parts are all there. */
  onGigyaServiceReady?: () => void;
}

/** The service's names for languages that it calls otherwise than the product. */
const LANGUAGES: Readonly<Record<string, string>> = { pt: 'pt-br' };

export const gigyaLanguage = (locale: string): string => {
  const [language = 'en'] = locale.split('-');
  return LANGUAGES[language] ?? language;
};
