/** What an email about a viewer's licence says, in one language. */
export interface LicenceWords {
  cancelled: {
    subject: (brand: string) => string;
    until: (plan: string, date: string) => string;
    back: string;
    ended: (plan: string) => string;
  };
  reactivated: Told;
  trialEnds: Told;
  renewsSoon: Told;
  /** The way out before a charge. */
  cancel: { inAccount: string; at: (address: string) => string };
}

interface Told {
  subject: (brand: string) => string;
  text: (plan: string) => string;
}

const en: LicenceWords = {
  cancelled: {
    subject: (brand) => `Your plan at ${brand} is cancelled`,
    until: (plan, date) =>
      `You have cancelled ${plan}. It continues until ${date}, and nothing more is charged.`,
    back: 'Until then you can reactivate it in your account.',
    ended: (plan) => `You have cancelled ${plan}. It has ended, and nothing more is charged.`,
  },
  reactivated: {
    subject: (brand) => `Your plan at ${brand} continues`,
    text: (plan) => `You have reactivated ${plan}. Nothing is charged now.`,
  },
  trialEnds: {
    subject: (brand) => `Your free trial at ${brand} ends soon`,
    text: (plan) =>
      `Your free trial of ${plan} ends soon. After it the plan is charged, unless you cancel before.`,
  },
  renewsSoon: {
    subject: (brand) => `Your plan at ${brand} renews soon`,
    text: (plan) => `${plan} renews soon, unless you cancel before.`,
  },
  cancel: {
    inAccount: 'You can cancel in your account.',
    at: (address) => `Cancel here: ${address}`,
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
    text: (plan) => `Has reactivado ${plan}. Ahora no se cobra nada.`,
  },
  trialEnds: {
    subject: (brand) => `Tu prueba gratuita en ${brand} termina pronto`,
    text: (plan) =>
      `Tu prueba gratuita de ${plan} termina pronto. Después se cobrará el plan, salvo que canceles antes.`,
  },
  renewsSoon: {
    subject: (brand) => `Tu plan en ${brand} se renueva pronto`,
    text: (plan) => `${plan} se renueva pronto, salvo que canceles antes.`,
  },
  cancel: {
    inAccount: 'Puedes cancelar en tu cuenta.',
    at: (address) => `Cancela aquí: ${address}`,
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
    text: (plan) => `Você reativou ${plan}. Nada é cobrado agora.`,
  },
  trialEnds: {
    subject: (brand) => `Seu teste grátis em ${brand} termina em breve`,
    text: (plan) =>
      `Seu teste grátis de ${plan} termina em breve. Depois dele o plano será cobrado, a menos que você cancele antes.`,
  },
  renewsSoon: {
    subject: (brand) => `Seu plano em ${brand} será renovado em breve`,
    text: (plan) => `${plan} será renovado em breve, a menos que você cancele antes.`,
  },
  cancel: {
    inAccount: 'Você pode cancelar na sua conta.',
    at: (address) => `Cancele aqui: ${address}`,
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
    text: (plan) => `لقد أعدت تفعيل ${plan}. لا يُخصم أي مبلغ الآن.`,
  },
  trialEnds: {
    subject: (brand) => `تنتهي تجربتك المجانية في ${brand} قريبًا`,
    text: (plan) =>
      `تنتهي تجربتك المجانية لـ ${plan} قريبًا. بعدها تُخصم قيمة الباقة ما لم تُلغِها قبل ذلك.`,
  },
  renewsSoon: {
    subject: (brand) => `تتجدد باقتك في ${brand} قريبًا`,
    text: (plan) => `تتجدد ${plan} قريبًا ما لم تُلغِها قبل ذلك.`,
  },
  cancel: {
    inAccount: 'يمكنك إلغاء الباقة من حسابك.',
    at: (address) => `ألغِ الباقة من هنا: ${address}`,
  },
};

export const LICENCE_WORDS: Readonly<Record<string, LicenceWords>> & { en: LicenceWords } = {
  en,
  es,
  pt,
  ar,
};
