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
  /** What is left of a credit. */
  carried: (amount: string) => string;
  unconfirmed: string;
  failed: { subject: (brand: string) => string; text: string; nothing: string };
  refunded: { subject: (brand: string) => string; text: string; amount: string };
  refundFailed: {
    subject: (brand: string) => string;
    text: (brand: string) => string;
    help: (support: string) => string;
    amount: string;
  };
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
  carried: (amount) =>
    `${amount} of the unused part of your earlier plan is left over. It pays for more time on your new plan.`,
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
  refundFailed: {
    subject: (brand) => `Your refund from ${brand} takes longer`,
    text: (brand) =>
      `Your payment came when your order could no longer be completed. We tried to pay it back in the way in which you paid, and that did not work. ${brand} has been told and pays it back in another way: there is nothing for you to do.`,
    help: (support) => `If you have questions, this is where we help: ${support}`,
    amount: 'Still to be paid back',
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
  carried: (amount) =>
    `Te sobran ${amount} de la parte no usada de tu plan anterior. Se convierten en más tiempo de tu nuevo plan.`,
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
  refundFailed: {
    subject: (brand) => `Tu reembolso de ${brand} tarda más`,
    text: (brand) =>
      `Tu pago llegó cuando el pedido ya no podía completarse. Intentamos devolvértelo por el mismo medio y no fue posible. ${brand} ya está al corriente y te lo devolverá de otra forma: no tienes que hacer nada.`,
    help: (support) => `Si tienes preguntas, te ayudamos aquí: ${support}`,
    amount: 'Pendiente de devolver',
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
  carried: (amount) =>
    `Sobram ${amount} da parte não usada do seu plano anterior. Eles viram mais tempo no seu novo plano.`,
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
  refundFailed: {
    subject: (brand) => `O reembolso de ${brand} vai demorar mais`,
    text: (brand) =>
      `Seu pagamento chegou quando o pedido já não podia ser concluído. Tentamos devolvê-lo pelo mesmo meio de pagamento e não foi possível. A equipe de ${brand} já foi avisada e vai devolvê-lo de outra forma: você não precisa fazer nada.`,
    help: (support) => `Se tiver dúvidas, fale conosco aqui: ${support}`,
    amount: 'Ainda a devolver',
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
  carried: (amount) =>
    `يتبقّى لك ${amount} من الجزء غير المستخدم من باقتك السابقة، ويتحوّل إلى وقت إضافي في باقتك الجديدة.`,
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
  refundFailed: {
    subject: (brand) => `سيتأخر استرداد دفعتك من ${brand}`,
    text: (brand) =>
      `وصلت دفعتك بعد أن تعذّر إتمام طلبك. حاولنا إعادتها بالطريقة نفسها التي دفعت بها، لكن ذلك لم ينجح. أُبلغ فريق ${brand} بالأمر وسيعيد إليك المبلغ بطريقة أخرى، ولا يلزمك فعل أي شيء.`,
    help: (support) => `إذا كانت لديك أسئلة فيمكننا مساعدتك هنا: ${support}`,
    amount: 'المبلغ المتبقي لك',
  },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> & { en: OrderWords } = {
  en,
  es,
  pt,
  ar,
};
