/** What an email about a viewer's licence says, in one language. */
export interface LicenceWords {
  cancelled: {
    subject: (brand: string) => string;
    until: (plan: string, date: string) => string;
    back: string;
    ended: (plan: string) => string;
  };
  reactivated: {
    subject: (brand: string) => string;
    text: (plan: string) => string;
  };
}

const en: LicenceWords = {
  cancelled: {
    subject: (brand) => `Your plan at ${brand} is cancelled`,
    until: (plan, date) =>
      `You have cancelled ${plan}. It goes on until ${date}, and nothing more is charged.`,
    back: 'Until then you can reactivate it in your account.',
    ended: (plan) => `You have cancelled ${plan}. It has ended, and nothing more is charged.`,
  },
  reactivated: {
    subject: (brand) => `Your plan at ${brand} goes on`,
    text: (plan) => `You have reactivated ${plan}. Nothing is charged today.`,
  },
};

const es: LicenceWords = {
  cancelled: {
    subject: (brand) => `Has cancelado tu plan en ${brand}`,
    until: (plan, date) =>
      `Has cancelado ${plan}. Seguirá activo hasta el ${date} y no se cobrará nada más.`,
    back: 'Hasta entonces puedes reactivarlo en tu cuenta.',
    ended: (plan) => `Has cancelado ${plan}. Ha terminado y no se cobrará nada más.`,
  },
  reactivated: {
    subject: (brand) => `Tu plan en ${brand} continúa`,
    text: (plan) => `Has reactivado ${plan}. Hoy no se cobra nada.`,
  },
};

const pt: LicenceWords = {
  cancelled: {
    subject: (brand) => `Você cancelou seu plano em ${brand}`,
    until: (plan, date) =>
      `Você cancelou ${plan}. Ele continua até ${date} e nada mais será cobrado.`,
    back: 'Até lá, você pode reativá-lo na sua conta.',
    ended: (plan) => `Você cancelou ${plan}. Ele terminou e nada mais será cobrado.`,
  },
  reactivated: {
    subject: (brand) => `Seu plano em ${brand} continua`,
    text: (plan) => `Você reativou ${plan}. Nada é cobrado hoje.`,
  },
};

const ar: LicenceWords = {
  cancelled: {
    subject: (brand) => `أُلغيت باقتك في ${brand}`,
    until: (plan, date) => `لقد ألغيت ${plan}. تستمر حتى ${date}، ولن يُخصم أي مبلغ آخر.`,
    back: 'يمكنك إعادة تفعيلها حتى ذلك الحين من حسابك.',
    ended: (plan) => `لقد ألغيت ${plan}. انتهت الباقة، ولن يُخصم أي مبلغ آخر.`,
  },
  reactivated: {
    subject: (brand) => `باقتك في ${brand} مستمرة`,
    text: (plan) => `لقد أعدت تفعيل ${plan}. لا يُخصم أي مبلغ اليوم.`,
  },
};

export const LICENCE_WORDS: Readonly<Record<string, LicenceWords>> & { en: LicenceWords } = {
  en,
  es,
  pt,
  ar,
};
