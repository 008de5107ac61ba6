import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Answered, json } from './answer';

export interface Signing {
  sign(claims: JWTPayload): Promise<string>;
  /** The published key set. */
  keys: Answered;
}

/** A vendor's key; it ends with the process. ID tokens live for as long as the vendor's do. */
export async function createSigning(issuer: string, lifetime: string): Promise<Signing> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  const keys = json({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });
  return {
    keys,
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .setJti(randomUUID())
        .sign(privateKey),
  };
}

/** A vendor's own name for a viewer; it tells nothing about them. */
export const subjectOf = (vendor: string, email: string): string =>
  Buffer.from(`${vendor} ${email}`).toString('base64url');
