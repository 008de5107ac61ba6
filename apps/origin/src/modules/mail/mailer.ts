import { createTransport } from 'nodemailer';

export interface Email {
  to: string;
  /** The name of the sender; the address is the same for all. */
  from: string;
  subject: string;
  text: string;
  html: string;
  /** One that is sent again with it is the same email to the reader's program. */
  messageId?: string;
}

export interface Mailer {
  /** Hands an email over by SMTP; throws when no server takes it. */
  send(email: Email): Promise<void>;
}

const SENDER = 'no-reply@sandbox.example';

/** Sends by SMTP, as `smtp://host:port`. */
export function createMailer(address: string): Mailer {
  const transport = createTransport(address);
  return {
    async send({ from, ...email }) {
      await transport.sendMail({ ...email, from: { name: from, address: SENDER } });
    },
  };
}

/** The mailer of an origin without a mail server: emails are lost, and the log says so. */
export const noMailer: Mailer = {
  send: async () => {
    // Without the address: what is thrown is logged.
    throw new Error('There is no mail server, so this email reaches no viewer: set SMTP_ADDRESS.');
  },
};
