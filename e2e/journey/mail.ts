import { counterpartsPort, source } from './site';
import { expect } from './test';

interface Mail {
  /** The sender's name. */
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** What somebody has been written, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const path = `/messages.json?to=${encodeURIComponent(email)}`;
  const { text } = await source('mail.localhost', path, counterpartsPort());
  return JSON.parse(text) as Mail[];
}

/** Waits for one more than there were. */
export async function newMail(email: string, before = 0): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(email)).length, 'a mail has come')
    .toBeGreaterThan(before);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`Nobody has written to ${email}.`);
  return mail;
}

/** The one address that a mail's text names. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
