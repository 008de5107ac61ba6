import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GigyaSettings } from '../../../counterparts/vendors/settings';
import { type AskingTools, askJson, textOf } from '../asking';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';

/** The proof that the widget gave to the page. */
export interface GigyaProof {
  uid: string;
  uidSignature: string;
  /** Seconds since 1970. */
  signatureTimestamp: string;
}

/** The life of a signature, as the service recommends. */
export const signatureLifeMs = 3 * 60 * 1000;

/** Checks what the service signed, and asks it for the account's verified address. */
export function createGigya({ apiKey, secretKey, apiUri }: GigyaSettings, tools: AskingTools) {
  function holds({ uid, uidSignature, signatureTimestamp }: GigyaProof): boolean {
    const age = tools.clock().getTime() - Number(signatureTimestamp) * 1000;
    // A clock that is a little ahead of ours is no fraud.
    if (!(age < signatureLifeMs && age > -60_000)) return false;
    const own = createHmac('sha1', Buffer.from(secretKey, 'base64'))
      .update(`${signatureTimestamp}_${uid}`)
      .digest();
    const given = Buffer.from(uidSignature, 'base64');
    return own.length === given.length && timingSafeEqual(own, given);
  }

  return async (proof: GigyaProof): Promise<Subject> => {
    if (!holds(proof)) throw faults.identityRefused();
    const { body } = await askJson(tools, `${apiUri}/accounts.getAccountInfo`, {
      method: 'POST',
      body: new URLSearchParams({
        apiKey,
        secret: secretKey,
        UID: proof.uid,
        include: 'emails,profile',
        format: 'json',
      }),
    });
    if (body.errorCode !== 0) throw faults.identityRefused();
    const { verified } = (body.emails ?? {}) as { verified?: unknown };
    const [email] = Array.isArray(verified) ? verified.map(textOf) : [];
    return { id: proof.uid, ...(email ? { email } : {}) };
  };
}
