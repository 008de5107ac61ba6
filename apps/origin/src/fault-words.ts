/**
 * What the site shows as it is (spec 1 §8, single sign-on) in the languages of the sample brands, by its English words.
 * Messages of the contract are in the language of the call.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'This sign-in has expired or was used already; begin again.': {
    es: 'Este inicio de sesión ha caducado o ya se ha usado; empieza de nuevo.',
    pt: 'Este início de sessão expirou ou já foi usado; comece de novo.',
    ar: 'انتهت صلاحية تسجيل الدخول هذا أو استُخدم من قبل؛ ابدأ من جديد.',
  },
  'The provider could not prove who you are.': {
    es: 'El proveedor no ha podido confirmar quién eres.',
    pt: 'O provedor não conseguiu confirmar quem você é.',
    ar: 'لم يتمكن مقدّم الخدمة من تأكيد هويتك.',
  },
  'The provider does not answer at the moment.': {
    es: 'El proveedor no responde en este momento.',
    pt: 'O provedor não responde neste momento.',
    ar: 'مقدّم الخدمة لا يستجيب في الوقت الحالي.',
  },
  'This account has been blocked.': {
    es: 'Esta cuenta está bloqueada.',
    pt: 'Esta conta foi bloqueada.',
    ar: 'تم حظر هذا الحساب.',
  },
};

/** A message in the language of a call; in English where there are no other words. */
export function inLanguage(message: string, language: string | undefined): string {
  const [primary = ''] = (language ?? '').toLowerCase().split('-');
  return WORDS[message]?.[primary] ?? message;
}
