import { type AskingTools, askJson, textOf } from '../asking';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';

/** A partner who sells licences, and this origin as its client. */
export interface LicencePartner {
  address: string;
  id: string;
  secret: string;
}

/**
 * Asks a partner for the customer whose code this is.
 * @throws {Fault} CODE_REFUSED, PROVIDER_UNAVAILABLE.
 */
export async function customerOf(
  { address, id, secret }: LicencePartner,
  code: string,
  tools: AskingTools,
): Promise<Subject> {
  const { status, body } = await askJson(tools, `${address}/customer`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ code }).toString(),
  });
  if (status === 400) throw faults.codeRefused();
  const customer = textOf(body.customer);
  if (status !== 200 || !customer) throw faults.providerUnavailable();
  const email = body.email_verified === true ? textOf(body.email) : '';
  return { id: customer, ...(email ? { email } : {}) };
}
