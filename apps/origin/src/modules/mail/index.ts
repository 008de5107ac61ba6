import { defineOriginModule, type ServicesOf } from '../../kernel/module';
import { createLetters } from './letters';
import { createMailer, noMailer } from './mailer';

export type { LetterTemplate, LetterWords } from './letter';

/** Letters to viewers. Each module has the words of its own. */
export const mail = defineOriginModule({
  name: 'mail',
  services(kernel) {
    const address = kernel.options.smtpAddress ?? kernel.counterparts?.mailAddress;
    return { letters: createLetters(kernel, address ? createMailer(address) : noMailer) };
  },
});

export type MailServices = ServicesOf<typeof mail>;
