import { counterpartsPort, source } from './site';
import { expect } from './test';

interface Mail {
  /** The sender's name. */
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails to an address, the newest first; those of one brand where `from` names it: several write to the sample viewers at once. */
export async function mailsTo(email: string, from?: string): Promise<Mail[]> {
  const path = `/messages.json?to=${encodeURIComponent(email)}`;
  const { text } = await source('mail.localhost', path, counterpartsPort());
  const mails = JSON.parse(text) as Mail[];
  return mails.filter((mail) => from === undefined || mail.from === from);
}

/** Waits for one more than there were. */
export async function newMail(email: string, before = 0, from?: string): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(email, from)).length, 'a mail has come')
    .toBeGreaterThan(before);
  const [mail] = await mailsTo(email, from);
  if (!mail) throw new Error(`Nobody has written to ${email}.`);
  return mail;
}

/** The one address that a mail's text names. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
