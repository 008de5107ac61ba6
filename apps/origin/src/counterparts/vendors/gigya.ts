import { createHmac } from 'node:crypto';
import { type Answered, type Answers, json } from './answer';
import { vendorScript } from './scripts';
import { subjectOf } from './signing';

/**
 * The password with which every viewer signs in here; the email address that they type says who
 * they are.
 */
export const gigyaPassword = 'let me in';

/**
 * HMAC-SHA1 over time and account, with the site's secret in its binary form: the service's
 * signature for a viewer's account.
 */
export const signatureOf = (secretKey: string, timestamp: string, uid: string): string =>
  createHmac('sha1', Buffer.from(secretKey, 'base64'))
    .update(`${timestamp}_${uid}`)
    .digest('base64');

const refusal = (errorCode: number, errorMessage: string): Answered =>
  json({ errorCode, errorMessage, statusCode: Math.floor(errorCode / 1000) });

/** The stand-in for the customer identity service: its script, its screens' styles, its REST calls. */
export function gigyaStandIn(sites: ReadonlyMap<string, string>): Answers {
  const accounts = new Map<string, { email: string }>();

  function signIn(apiKey: string, form: URLSearchParams, newUser: boolean): Answered {
    const secretKey = sites.get(apiKey);
    if (!secretKey) return refusal(400093, 'Invalid ApiKey parameter');
    const email = (form.get('loginID') ?? '').trim().toLowerCase();
    if (!email.includes('@') || form.get('password') !== gigyaPassword)
      return refusal(403042, 'Invalid LoginID');
    const uid = subjectOf('gigya', email);
    accounts.set(`${apiKey} ${uid}`, { email });
    const signatureTimestamp = String(Math.floor(Date.now() / 1000));
    return json({
      errorCode: 0,
      statusCode: 200,
      newUser,
      UID: uid,
      UIDSignature: signatureOf(secretKey, signatureTimestamp, uid),
      signatureTimestamp,
      profile: { email },
    });
  }

  return ({ path, method, form }) => {
    const apiKey = form.get('apiKey') ?? '';
    if (path === '/js/gigya.js') return vendorScript('gigya');
    if (method !== 'POST') return undefined;
    if (path === '/accounts.login') return signIn(apiKey, form, false);
    if (path === '/accounts.register') return signIn(apiKey, form, true);
    if (path === '/accounts.getAccountInfo') {
      if (sites.get(apiKey) !== form.get('secret'))
        return refusal(403003, 'Invalid request signature');
      const account = accounts.get(`${apiKey} ${form.get('UID')}`);
      if (!account) return refusal(403005, 'Unauthorized user');
      const { email } = account;
      return json({
        errorCode: 0,
        statusCode: 200,
        UID: form.get('UID'),
        emails: { verified: [email], unverified: [] },
        profile: { email },
      });
    }
    return undefined;
  };
}
