import { defineOriginModule, type ServicesOf } from '../../kernel/module';
import { createLetters } from './letters';
import { createMailer, noMailer } from './mailer';

export type { LetterTemplate, LetterWords } from './letter';

/** Letters to viewers. What they say is the business of the modules that send them. */
export const mail = defineOriginModule({
  name: 'mail',
  services(kernel) {
    const address = kernel.options.smtpAddress ?? kernel.counterparts?.mailAddress;
    return { letters: createLetters(kernel, address ? createMailer(address) : noMailer) };
  },
});

export type MailServices = ServicesOf<typeof mail>;
