import type { Translations } from '../../kernel/errors/faults';

/**
 * The messages that the site shows as they are (spec 1 §8, single sign-on), in the languages of the
 * sample brands.
 */
export const FAULT_WORDS = {
  codeRefused: {
    es: 'Este inicio de sesión ha caducado o ya se ha usado; empieza de nuevo.',
    pt: 'Este início de sessão expirou ou já foi usado; comece de novo.',
    ar: 'انتهت صلاحية تسجيل الدخول هذا أو استُخدم من قبل؛ ابدأ من جديد.',
  },
  identityRefused: {
    es: 'El proveedor no ha podido confirmar quién eres.',
    pt: 'O provedor não conseguiu confirmar quem você é.',
    ar: 'لم يتمكن مقدّم الخدمة من تأكيد هويتك.',
  },
  providerUnavailable: {
    es: 'El proveedor no responde en este momento.',
    pt: 'O provedor não responde neste momento.',
    ar: 'مقدّم الخدمة لا يستجيب في الوقت الحالي.',
  },
  viewerBlocked: {
    es: 'Esta cuenta está bloqueada.',
    pt: 'Esta conta foi bloqueada.',
    ar: 'تم حظر هذا الحساب.',
  },
} as const satisfies Record<string, Translations>;
