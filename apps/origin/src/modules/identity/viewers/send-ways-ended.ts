import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { accountPolicyOf } from '../accounts/account-policy';
import { EMAILS } from '../email-templates';
import type { Services } from '../services';
import { emailOf } from './viewer';
import type { Proved } from './ways-in';

/**
 * Writes to a viewer whose password may have ended with the proof of their address, with a link to choose a new one: a viewer who
 * opened the account with their own address learns why the old one does not fit any more. Not where the realm keeps no passwords.
 */
export function sendWaysEnded(
  services: Pick<Services, 'mail' | 'mailedTokens'>,
  request: FastifyRequest,
  { id, waysEnded, ...viewer }: Proved,
): void {
  const to = emailOf(viewer);
  if (!waysEnded || to === null) return;
  const { realm } = callerOf(request);
  if (accountPolicyOf(realm.id).secretProviders.length === 0) return;
  const { emails } = services.mail;
  // Apps have no address of their own: their viewers are told as well.
  const [host] = realm.hosts;
  const home = host === undefined ? null : `https://${host}/resetpwd`;
  const page = emails.pageOf(request, undefined, '/resetpwd') ?? home;
  emails.send(request, EMAILS.waysEnded, page, async () => ({
    to,
    token: await services.mailedTokens.issue('secret', id, to),
  }));
}
