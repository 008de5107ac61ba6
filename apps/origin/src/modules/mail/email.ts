import type { Email } from './mailer';

/** The texts of an email in one language. */
export interface EmailTexts {
  subject: (brand: string) => string;
  text: string;
  button: string;
  ignore: string;
}

/** An email with a link, in every language in which it is written; English is one of them. */
export interface EmailTemplate {
  /** Its name in the log. */
  name: string;
  /** The token is the last part of the link's path, rather than a parameter. */
  tokenInPath?: boolean;
  texts: Readonly<Record<string, EmailTexts>> & { en: EmailTexts };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Composes an email with a link, in the language of the viewer who asked for it; the link is in both its
 * text and its HTML.
 */
export function composeEmail(
  { texts }: EmailTemplate,
  { brand, link, locale }: { brand: string; link: string; locale: string },
): Pick<Email, 'subject' | 'text' | 'html'> {
  const asked = locale.split('-')[0] ?? 'en';
  const language = Object.hasOwn(texts, asked) ? asked : 'en';
  const { subject, text, button, ignore } = texts[language] ?? texts.en;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    subject: subject(brand),
    text: `${text}\n\n${link}\n\n${ignore}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 sans-serif">
<h1 style="font-size:20px">${escaped(brand)}</h1><p>${escaped(text)}</p>
<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#111;color:#fff;text-decoration:none">${escaped(button)}</a></p>
<p style="color:#555">${escaped(ignore)}</p></body></html>`,
  };
}
