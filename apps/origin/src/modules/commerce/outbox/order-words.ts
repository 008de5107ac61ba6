/** What an email about an order says, in one language. */
export interface OrderWords {
  subject: (brand: string) => string;
  text: string;
  lines: {
    licence: string;
    price: string;
    discount: string;
    credit: string;
    tax: string;
    today: string;
    later: (date: string) => string;
    reference: string;
  };
  trial: (date: string) => string;
  switchTo: (date: string) => string;
  unconfirmed: string;
  failed: { subject: (brand: string) => string; text: string; nothing: string };
}

const en: OrderWords = {
  subject: (brand) => `Your order at ${brand}`,
  text: 'Thank you. Your order is complete.',
  lines: {
    licence: 'Plan',
    price: 'Price',
    discount: 'Discount',
    credit: 'Credit',
    tax: 'Tax',
    today: 'Charged today',
    later: (date) => `Next charge on ${date}`,
    reference: 'Reference',
  },
  trial: (date) => `Your free trial ends on ${date}. Cancel before then and nothing is charged.`,
  switchTo: (date) => `Your new plan begins on ${date}. Until then your present one goes on.`,
  unconfirmed: 'Your plan begins once you confirm the payment in your account.',
  failed: {
    subject: (brand) => `Your payment at ${brand} did not succeed`,
    text: 'Your payment did not succeed, and your order has not been placed.',
    nothing: 'Nothing was charged. You can try again with another way to pay.',
  },
};

const es: OrderWords = {
  subject: (brand) => `Tu pedido en ${brand}`,
  text: 'Gracias. Tu pedido se ha completado.',
  lines: {
    licence: 'Plan',
    price: 'Precio',
    discount: 'Descuento',
    credit: 'Saldo a favor',
    tax: 'Impuestos',
    today: 'Cobrado hoy',
    later: (date) => `Próximo cobro el ${date}`,
    reference: 'Referencia',
  },
  trial: (date) =>
    `Tu prueba gratuita termina el ${date}. Si cancelas antes, no se te cobrará nada.`,
  switchTo: (date) => `Tu nuevo plan empieza el ${date}. Hasta entonces sigue el actual.`,
  unconfirmed: 'Tu plan empieza cuando confirmes el pago en tu cuenta.',
  failed: {
    subject: (brand) => `Tu pago en ${brand} no se ha podido realizar`,
    text: 'Tu pago no se ha podido realizar y tu pedido no se ha completado.',
    nothing: 'No se ha cobrado nada. Puedes volver a intentarlo con otra forma de pago.',
  },
};

const pt: OrderWords = {
  subject: (brand) => `Seu pedido em ${brand}`,
  text: 'Obrigado. Seu pedido foi concluído.',
  lines: {
    licence: 'Plano',
    price: 'Preço',
    discount: 'Desconto',
    credit: 'Crédito',
    tax: 'Impostos',
    today: 'Cobrado hoje',
    later: (date) => `Próxima cobrança em ${date}`,
    reference: 'Referência',
  },
  trial: (date) =>
    `Seu teste gratuito termina em ${date}. Se você cancelar antes, nada será cobrado.`,
  switchTo: (date) => `Seu novo plano começa em ${date}. Até lá, o atual continua.`,
  unconfirmed: 'Seu plano começa quando você confirmar o pagamento na sua conta.',
  failed: {
    subject: (brand) => `Seu pagamento em ${brand} não foi concluído`,
    text: 'Seu pagamento não foi concluído e o pedido não foi feito.',
    nothing: 'Nada foi cobrado. Você pode tentar de novo com outra forma de pagamento.',
  },
};

const ar: OrderWords = {
  subject: (brand) => `طلبك لدى ${brand}`,
  text: 'شكرًا لك. اكتمل طلبك.',
  lines: {
    licence: 'الباقة',
    price: 'السعر',
    discount: 'الخصم',
    credit: 'رصيد لصالحك',
    tax: 'الضريبة',
    today: 'المبلغ المخصوم اليوم',
    later: (date) => `الدفعة التالية في ${date}`,
    reference: 'المرجع',
  },
  trial: (date) => `تنتهي تجربتك المجانية في ${date}. إذا ألغيت قبل ذلك فلن يُخصم أي مبلغ.`,
  switchTo: (date) => `تبدأ باقتك الجديدة في ${date}. وحتى ذلك الحين تستمر باقتك الحالية.`,
  unconfirmed: 'تبدأ باقتك بعد تأكيد الدفع من حسابك.',
  failed: {
    subject: (brand) => `لم تتم دفعتك لدى ${brand}`,
    text: 'لم تتم دفعتك ولم يُقدَّم طلبك.',
    nothing: 'لم يُخصم أي مبلغ. يمكنك المحاولة مجددًا بطريقة دفع أخرى.',
  },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> & { en: OrderWords } = {
  en,
  es,
  pt,
  ar,
};
