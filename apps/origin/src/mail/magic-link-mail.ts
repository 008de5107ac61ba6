import type { Mail } from './mailer';

interface Words {
  subject: (brand: string) => string;
  text: string;
  button: string;
  ignore: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    subject: (brand) => `Your link to ${brand}`,
    text: 'This link signs you in. It works once, within 15 minutes.',
    button: 'Sign in',
    ignore: 'You did not ask for it? Then do nothing: without the link nobody gets in.',
  },
  es: {
    subject: (brand) => `Tu enlace para ${brand}`,
    text: 'Este enlace inicia tu sesión. Funciona una vez, durante 15 minutos.',
    button: 'Iniciar sesión',
    ignore: '¿No lo has pedido? No hagas nada: sin el enlace no entra nadie.',
  },
  pt: {
    subject: (brand) => `Seu link para ${brand}`,
    text: 'Este link faz você entrar. Ele funciona uma vez, por 15 minutos.',
    button: 'Entrar',
    ignore: 'Não foi você? Não faça nada: sem o link ninguém entra.',
  },
  ar: {
    subject: (brand) => `رابطك إلى ${brand}`,
    text: 'هذا الرابط يسجّل دخولك. يعمل مرة واحدة خلال 15 دقيقة.',
    button: 'تسجيل الدخول',
    ignore: 'لم تطلبه؟ لا تفعل شيئًا: لا أحد يدخل بلا الرابط.',
  },
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The mail with a link that signs in, in the caller's language; the link stands in both its forms. */
export function magicLinkMail(brand: string, link: string, locale: string): Omit<Mail, 'to'> {
  const language = locale.split('-')[0] ?? 'en';
  const { subject, text, button, ignore } = WORDS[language] ?? (WORDS.en as Words);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    subject: subject(brand),
    text: `${text}\n\n${link}\n\n${ignore}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 sans-serif">
<h1 style="font-size:20px">${escaped(brand)}</h1><p>${text}</p>
<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#111;color:#fff;text-decoration:none">${button}</a></p>
<p style="color:#555">${ignore}</p></body></html>`,
  };
}
