import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emulatorToken } from './firebase-token';

/**
 * A project's answers to email addresses for which it opens no account; `silence` is no answer at
 * all.
 */
const moods: Readonly<Record<string, string>> = {
  'weak@example.com': 'WEAK_PASSWORD : Password should be at least 6 characters',
  'odd@example.com': 'INVALID_EMAIL',
  'often@example.com': 'TOO_MANY_ATTEMPTS_TRY_LATER : We have blocked all requests.',
  'blocked-by-function@example.com':
    'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"message":"notInvited","status":"PERMISSION_DENIED"}}',
  'closed@example.com': 'OPERATION_NOT_ALLOWED',
  'strange@example.com': 'SOMETHING_NEW',
  'key@example.com': 'API key not valid. Please pass a valid API key.',
};

/**
 * The part of an Auth emulator's project that opens accounts (`accounts:signUp`), with the requests
 * that it got.
 */
export async function startFirebaseProject() {
  const asked: { url: string; appCheck: string | undefined; body: Record<string, unknown> }[] = [];
  const accounts = new Map<string, string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const body = JSON.parse(text) as Record<string, unknown>;
    const email = String(body.email);
    const appCheck = request.headers['x-firebase-appcheck'];
    asked.push({ url: request.url ?? '', appCheck: appCheck?.toString(), body });
    const answer = (status: number, content: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content));
    if (email === 'silence@example.com') return response.destroy();
    if (email === 'nonsense@example.com') return response.end('<html>');
    const message = moods[email] ?? (accounts.has(email) ? 'EMAIL_EXISTS' : undefined);
    if (message) return answer(400, { error: { code: 400, message } });
    const sub = `uid-of-${email}`;
    accounts.set(email, sub);
    return answer(200, {
      localId: sub,
      email,
      refreshToken: 'refresh',
      expiresIn: '3600',
      idToken: emulatorToken({ sub, email, email_verified: false }),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For `firebaseEmulator`. */
    host: `127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
