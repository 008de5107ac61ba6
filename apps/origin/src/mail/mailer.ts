import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail over by SMTP; throws when nobody takes it. */
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP, as `smtp://host:port`. */
export function createMailer(address: string): Mailer {
  const transport = createTransport(address);
  return {
    async send(mail) {
      await transport.sendMail({ from: 'no-reply@sandbox.example', ...mail });
    },
  };
}

/** For an origin without a mail server: what is sent is lost, and the log says so. */
export const noMailer: Mailer = {
  send: async () => {
    // Without the address: what is thrown is logged.
    throw new Error('There is no mail server, so nobody gets this mail: set SMTP_ADDRESS.');
  },
};
