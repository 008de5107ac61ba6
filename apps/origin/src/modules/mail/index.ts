import { defineOriginModule, type ServicesOf } from '../../kernel/module';
import { createEmails } from './emails';
import { createMailer, noMailer } from './mailer';

export type { EmailTemplate, EmailTexts } from './email';

/** Emails to viewers. Each module has the templates of its own. */
export const mail = defineOriginModule({
  name: 'mail',
  services(kernel) {
    const address = kernel.options.smtpAddress ?? kernel.counterparts?.mailAddress;
    const mailer = address ? createMailer(address) : noMailer;
    return { emails: createEmails(kernel, mailer), mailer };
  },
});

export type MailServices = ServicesOf<typeof mail>;
