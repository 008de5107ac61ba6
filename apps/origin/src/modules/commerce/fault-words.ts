/** A sentence for viewers in the languages of the sample brands. */
export type Words = Readonly<Record<'en' | 'es' | 'pt' | 'ar', string>>;

/** The refusals that a page has no words of its own for: viewers read these as they are. */
export const FAULT_WORDS = {
  alreadyOwned: {
    en: 'You have this plan already.',
    es: 'Ya tienes este plan.',
    pt: 'Você já tem este plano.',
    ar: 'لديك هذه الباقة بالفعل.',
  },
  unknownBasket: {
    en: 'What you were about to buy has changed in the meantime.',
    es: 'Lo que ibas a comprar ha cambiado entretanto.',
    pt: 'O que você ia comprar mudou nesse meio-tempo.',
    ar: 'تغيّر ما كنت على وشك شرائه في هذه الأثناء.',
  },
  basketEmpty: {
    en: 'Choose a plan first.',
    es: 'Elige primero un plan.',
    pt: 'Escolha um plano primeiro.',
    ar: 'اختر باقة أولاً.',
  },
  unknownLicence: {
    en: 'There is no such plan.',
    es: 'Este plan no existe.',
    pt: 'Este plano não existe.',
    ar: 'لا توجد باقة كهذه.',
  },
  unknownSku: {
    en: 'This cannot be bought at the moment.',
    es: 'Esto no se puede comprar en este momento.',
    pt: 'Não é possível comprar isto no momento.',
    ar: 'لا يمكن شراء هذا في الوقت الحالي.',
  },
  methodUnknown: {
    en: 'You cannot pay for this in this way. Choose another one.',
    es: 'No puedes pagar esto por este medio. Elige otro.',
    pt: 'Não é possível pagar isto por este meio. Escolha outro.',
    ar: 'لا يمكنك دفع ثمن هذا بهذه الطريقة. اختر طريقة أخرى.',
  },
  detailsUnknown: {
    en: 'These payment details are not valid any more. Enter them again.',
    es: 'Estos datos de pago ya no son válidos. Vuelve a introducirlos.',
    pt: 'Estes dados de pagamento não são mais válidos. Informe-os novamente.',
    ar: 'لم تعد بيانات الدفع هذه صالحة. أدخلها من جديد.',
  },
  priceChanged: {
    en: 'The price has changed since it was shown.',
    es: 'El precio ha cambiado desde que se mostró.',
    pt: 'O preço mudou desde que foi mostrado.',
    ar: 'تغيّر السعر منذ عرضه.',
  },
  orderUnderWay: {
    en: 'This is being paid for already.',
    es: 'El pago de esto ya está en curso.',
    pt: 'O pagamento disto já está em andamento.',
    ar: 'يجري دفع ثمن هذا بالفعل.',
  },
  nothingToCharge: {
    en: 'Nothing more is charged for this plan, so there is no payment to change.',
    es: 'No se cobrará nada más por este plan, así que no hay ningún pago que cambiar.',
    pt: 'Nada mais será cobrado por este plano; por isso, não há pagamento a alterar.',
    ar: 'لن يُخصم أي مبلغ آخر لهذه الباقة، لذلك لا توجد دفعة لتغييرها.',
  },
  nothingToConfirm: {
    en: 'There is nothing left to confirm.',
    es: 'No queda nada por confirmar.',
    pt: 'Não há mais nada para confirmar.',
    ar: 'لم يبقَ ما يحتاج إلى تأكيد.',
  },
  alreadyEnded: {
    en: 'This plan has ended.',
    es: 'Este plan ha terminado.',
    pt: 'Este plano terminou.',
    ar: 'انتهت هذه الباقة.',
  },
  notRenewable: {
    en: 'This plan cannot be reactivated. You can choose it again once it has ended.',
    es: 'Este plan no se puede reactivar. Podrás elegirlo de nuevo cuando termine.',
    pt: 'Este plano não pode ser reativado. Você poderá escolhê-lo de novo quando ele terminar.',
    ar: 'لا يمكن إعادة تفعيل هذه الباقة. يمكنك اختيارها من جديد بعد انتهائها.',
  },
  managedElsewhere: {
    en: 'This plan is paid for at a partner. Change the payment there.',
    es: 'Este plan se paga a través de un socio. Cambia el pago allí.',
    pt: 'Este plano é pago por meio de um parceiro. Altere o pagamento lá.',
    ar: 'تُدفع قيمة هذه الباقة لدى شريك. غيّر طريقة الدفع هناك.',
  },
  cardPays: {
    en: 'A plan is paid with this card. Choose another one for it first.',
    es: 'Un plan se paga con esta tarjeta. Elige primero otra para él.',
    pt: 'Um plano é pago com este cartão. Escolha primeiro outro para ele.',
    ar: 'تُدفع قيمة باقة بهذه البطاقة. اختر لها بطاقة أخرى أولاً.',
  },
  providerUnavailable: {
    en: 'The payment provider does not answer at the moment. Try again later.',
    es: 'El proveedor de pagos no responde en este momento. Inténtalo más tarde.',
    pt: 'O provedor de pagamentos não responde no momento. Tente mais tarde.',
    ar: 'لا يستجيب مزوّد الدفع في الوقت الحالي. حاول لاحقًا.',
  },
} as const satisfies Record<string, Words>;
