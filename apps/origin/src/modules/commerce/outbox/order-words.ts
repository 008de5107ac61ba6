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
  refunded: { subject: (brand: string) => string; text: string; amount: string };
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
  refunded: {
    subject: (brand) => `We are paying back your payment at ${brand}`,
    text: 'Your payment came when your order could no longer be completed, so it is paid back in full, in the way in which you paid. It can take a few days to reach you.',
    amount: 'Paid back',
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
  refunded: {
    subject: (brand) => `Te devolvemos tu pago en ${brand}`,
    text: 'Tu pago llegó cuando el pedido ya no podía completarse, así que te lo devolvemos íntegro por el mismo medio. Puede tardar unos días en llegar.',
    amount: 'Importe devuelto',
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
  refunded: {
    subject: (brand) => `Vamos devolver seu pagamento em ${brand}`,
    text: 'Seu pagamento chegou quando o pedido já não podia ser concluído; por isso, ele será devolvido por inteiro, pelo mesmo meio de pagamento. Pode levar alguns dias.',
    amount: 'Valor devolvido',
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
  refunded: {
    subject: (brand) => `نعيد إليك دفعتك لدى ${brand}`,
    text: 'وصلت دفعتك بعد أن تعذّر إتمام طلبك، لذلك نعيد إليك المبلغ كاملًا بالطريقة نفسها التي دفعت بها. قد يستغرق وصوله بضعة أيام.',
    amount: 'المبلغ المُعاد',
  },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> & { en: OrderWords } = {
  en,
  es,
  pt,
  ar,
};
