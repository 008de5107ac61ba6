import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  /** The name of the sender; the address is the same for all. */
  from: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail over by SMTP; throws when no server takes it. */
  send(mail: Mail): Promise<void>;
}

const SENDER = 'no-reply@sandbox.example';

/** Sends by SMTP, as `smtp://host:port`. */
export function createMailer(address: string): Mailer {
  const transport = createTransport(address);
  return {
    async send({ from, ...mail }) {
      await transport.sendMail({ ...mail, from: { name: from, address: SENDER } });
    },
  };
}

/** The mailer of an origin without a mail server: mails are lost, and the log says so. */
export const noMailer: Mailer = {
  send: async () => {
    // Without the address: what is thrown is logged.
    throw new Error('There is no mail server, so nobody gets this mail: set SMTP_ADDRESS.');
  },
};
