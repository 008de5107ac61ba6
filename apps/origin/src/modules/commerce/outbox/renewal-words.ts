/** What an email about a renewal says, in one language. */
export interface RenewalWords {
  subject: (brand: string) => string;
  text: (plan: string) => string;
  failed: {
    subject: (brand: string) => string;
    text: (plan: string, amount: string) => string;
    next: (date: string) => string;
    noNext: string;
    last: (plan: string, date: string) => string;
    change: string;
    changeAt: (address: string) => string;
    amount: string;
    card: string;
    nextTry: string;
    lastDay: string;
  };
}

const en: RenewalWords = {
  subject: (brand) => `Your receipt from ${brand}`,
  text: (plan) => `Your payment for ${plan} succeeded, and your plan goes on.`,
  failed: {
    subject: (brand) => `The payment for your plan at ${brand} did not succeed`,
    text: (plan, amount) => `We could not charge ${amount} for ${plan}.`,
    next: (date) => `We will try again on ${date}.`,
    noNext: 'We will not try again by ourselves.',
    last: (plan, date) =>
      `You can go on watching until ${date}. If the payment has not succeeded by then, ${plan} ends.`,
    change: 'You can choose another way to pay in your account.',
    changeAt: (address) => `Choose another way to pay: ${address}`,
    amount: 'Amount',
    card: 'Paid with',
    nextTry: 'Next try',
    lastDay: 'Last day',
  },
};

const es: RenewalWords = {
  subject: (brand) => `Tu recibo de ${brand}`,
  text: (plan) => `El pago de ${plan} se ha realizado y tu plan continúa.`,
  failed: {
    subject: (brand) => `El pago de tu plan en ${brand} no se ha podido realizar`,
    text: (plan, amount) => `No hemos podido cobrar ${amount} por ${plan}.`,
    next: (date) => `Lo intentaremos de nuevo el ${date}.`,
    noNext: 'No volveremos a intentarlo por nuestra cuenta.',
    last: (plan, date) =>
      `Puedes seguir viendo hasta el ${date}. Si para entonces no se ha realizado el pago, ${plan} terminará.`,
    change: 'Puedes elegir otra forma de pago en tu cuenta.',
    changeAt: (address) => `Elige otra forma de pago: ${address}`,
    amount: 'Importe',
    card: 'Forma de pago',
    nextTry: 'Próximo intento',
    lastDay: 'Último día',
  },
};

const pt: RenewalWords = {
  subject: (brand) => `Seu recibo de ${brand}`,
  text: (plan) => `O pagamento de ${plan} foi concluído e seu plano continua.`,
  failed: {
    subject: (brand) => `O pagamento do seu plano em ${brand} não foi concluído`,
    text: (plan, amount) => `Não conseguimos cobrar ${amount} por ${plan}.`,
    next: (date) => `Vamos tentar de novo em ${date}.`,
    noNext: 'Não vamos tentar de novo por conta própria.',
    last: (plan, date) =>
      `Você pode continuar assistindo até ${date}. Se o pagamento não for concluído até lá, ${plan} termina.`,
    change: 'Você pode escolher outra forma de pagamento na sua conta.',
    changeAt: (address) => `Escolha outra forma de pagamento: ${address}`,
    amount: 'Valor',
    card: 'Forma de pagamento',
    nextTry: 'Próxima tentativa',
    lastDay: 'Último dia',
  },
};

const ar: RenewalWords = {
  subject: (brand) => `إيصالك من ${brand}`,
  text: (plan) => `تمت دفعة ${plan}، وتستمر باقتك.`,
  failed: {
    subject: (brand) => `لم تتم دفعة باقتك لدى ${brand}`,
    text: (plan, amount) => `تعذّر علينا خصم ${amount} مقابل ${plan}.`,
    next: (date) => `سنحاول مرة أخرى في ${date}.`,
    noNext: 'لن نحاول مرة أخرى من تلقاء أنفسنا.',
    last: (plan, date) =>
      `يمكنك متابعة المشاهدة حتى ${date}. إذا لم تتم الدفعة حتى ذلك الحين فستنتهي ${plan}.`,
    change: 'يمكنك اختيار طريقة دفع أخرى من حسابك.',
    changeAt: (address) => `اختر طريقة دفع أخرى: ${address}`,
    amount: 'المبلغ',
    card: 'طريقة الدفع',
    nextTry: 'المحاولة التالية',
    lastDay: 'آخر يوم',
  },
};

export const RENEWAL_WORDS: Readonly<Record<string, RenewalWords>> & { en: RenewalWords } = {
  en,
  es,
  pt,
  ar,
};
