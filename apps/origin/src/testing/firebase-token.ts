import { UnsecuredJWT } from 'jose';

/** An ID token as an Auth emulator writes it: right in everything but that it has no signature. */
export function emulatorToken(
  claims: Record<string, unknown> = {},
  { project = 'demo-noor', now = new Date() } = {},
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return new UnsecuredJWT({ auth_time: seconds, sub: 'uid-1', ...claims })
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .encode();
}
