import { counterpartsPort, source } from './site';
import { expect } from './test';

interface Mail {
  /** The sender's name. */
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** The emails to an address, newest first. Several brands write to the sample viewers at once: `from` picks those of one brand. */
export async function mailsTo(email: string, from?: string): Promise<Mail[]> {
  const path = `/messages.json?to=${encodeURIComponent(email)}`;
  const { text } = await source('mail.localhost', path, counterpartsPort());
  const mails = JSON.parse(text) as Mail[];
  return mails.filter((mail) => from === undefined || mail.from === from);
}

/** Waits for an email more than the `before` that there were. */
export async function newMail(email: string, before = 0, from?: string): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(email, from)).length, 'a mail has come')
    .toBeGreaterThan(before);
  const [mail] = await mailsTo(email, from);
  if (!mail) throw new Error(`There is no email to ${email}.`);
  return mail;
}

/** The one link in an email's text. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
