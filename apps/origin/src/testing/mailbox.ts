import { setTimeout as wait } from 'node:timers/promises';
import type { Counterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import type { ReceivedMail } from '../counterparts/mail-sink';

/** The mail that the counterparts' server has taken. */
export function createMailbox({ addressOf }: Pick<Counterparts, 'addressOf'>) {
  async function mailsTo(email: string): Promise<ReceivedMail[]> {
    const to = encodeURIComponent(email);
    const answer = await localFetch(`${addressOf('mail')}/messages.json?to=${to}`);
    return (await answer.json()) as ReceivedMail[];
  }

  /** The mail that an address gets because of what is done, within ten seconds. */
  async function mailAfter(email: string, act: () => Promise<unknown>): Promise<ReceivedMail> {
    const before = (await mailsTo(email)).length;
    await act();
    for (let round = 0; round < 200; round += 1) {
      const [mail, ...rest] = await mailsTo(email);
      if (mail && rest.length >= before) return mail;
      await wait(50);
    }
    throw new Error(`No mail came to ${email}.`);
  }

  return { mailsTo, mailAfter };
}

/** The token in the first link of a mail. */
export function tokenIn({ text }: ReceivedMail): string {
  const [link = ''] = /https?:\S+/.exec(text) ?? [];
  return new URL(link).searchParams.get('token') ?? '';
}
