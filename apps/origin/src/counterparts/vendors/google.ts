import { isLocalAddress } from '../../kernel/local-address';
import { escaped } from '../page';
import { type Answers, tellOpener, windowPage } from './answer';
import { consentPage, read } from './consent';
import { plainScript, vendorScript } from './scripts';
import { createSigning, subjectOf } from './signing';

/** The words on Google's button, by language and by its `text` option. */
const WORDS: Readonly<
  Record<string, { signin_with: string; continue_with: string; signup_with: string }>
> = {
  en: {
    signin_with: 'Sign in with Google',
    continue_with: 'Continue with Google',
    signup_with: 'Sign up with Google',
  },
  es: {
    signin_with: 'Iniciar sesión con Google',
    continue_with: 'Continuar con Google',
    signup_with: 'Registrarse con Google',
  },
  pt: {
    signin_with: 'Fazer login com o Google',
    continue_with: 'Continuar com o Google',
    signup_with: 'Inscrever-se com o Google',
  },
  ar: {
    signin_with: 'تسجيل الدخول باستخدام Google',
    continue_with: 'المتابعة باستخدام Google',
    signup_with: 'الاشتراك باستخدام Google',
  },
};

/** The button's own page, in its frame. */
function buttonPage(query: URLSearchParams): string {
  const [language = 'en'] = (query.get('locale') ?? '').split(/[-_]/);
  const words = WORDS[language] ?? WORDS.en;
  const text = query.get('text') as keyof NonNullable<typeof words> | null;
  const label = words?.[text ?? 'signin_with'] ?? words?.signin_with ?? '';
  return `<!doctype html><html lang="${escaped(language)}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${escaped(label)}</title>
<style>:root{color-scheme:light}body{margin:0}button{box-sizing:border-box;inline-size:100%;block-size:40px;margin:2px 0;border:1px solid #dadce0;border-radius:4px;background:#fff;color:#3c4043;font:500 14px/1 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:2px solid #1a73e8;outline-offset:-4px}</style>
<button type="button" disabled>${escaped(label)}</button><script src="button.js"></script></html>`;
}

/** The stand-in for Google: its script, its button, its window, its published keys. */
export async function googleStandIn(
  issuer: string,
  clientIds: ReadonlySet<string>,
): Promise<Answers> {
  const { sign, keys } = await createSigning(issuer, '1h');
  return async ({ path, method, query, form }) => {
    const clientId = query.get('client_id') ?? '';
    const origin = query.get('origin') ?? '';
    switch (path) {
      case '/gsi/client':
        return vendorScript('google');
      case '/gsi/style':
        return {
          type: 'text/css',
          body: '.standin-gsi{display:block;border:0;color-scheme:light}',
        };
      case '/gsi/button.js':
        return plainScript('google-button');
      case '/gsi/button':
        return { type: 'text/html', body: buttonPage(query) };
      case '/oauth2/v3/certs':
        return keys;
      case '/gsi/select': {
        if (!clientIds.has(clientId))
          return windowPage('Access blocked', '<p>Error 401: invalid_client</p>', 401);
        if (!isLocalAddress(origin))
          return windowPage('Access blocked', '<p>Error 400: origin_mismatch</p>', 400);
        const said = read({ form });
        if (method !== 'POST' || said.kind === 'nothing')
          return consentPage({ vendor: 'Google', host: new URL(origin).host });
        // Google says nothing to the page: its button is still there.
        if (said.kind === 'refused')
          return windowPage('Sign in with Google', '<script>close();</script>');
        const { email } = said;
        const nonce = query.get('nonce');
        const credential = await sign({
          azp: clientId,
          aud: clientId,
          sub: subjectOf('google', email),
          email,
          email_verified: true,
          ...(nonce ? { nonce } : {}),
        });
        // To the button's frame, which is the vendor's own page.
        return tellOpener('Sign in with Google', { credential }, '/');
      }
      default:
        return undefined;
    }
  };
}
