import type { Translations } from '../../kernel/errors/faults';

/**
 * The sentences of providers that a viewer reads (2 §8), in the languages of the sample brands; their own ones are English. They say why,
 * and not what became of the money: the page or email around them does, once.
 */
export const DECLINE_WORDS: Readonly<Record<string, Translations>> & { other: Translations } = {
  card_declined: {
    en: 'Your card was declined. Try another card, or ask your bank.',
    es: 'Tu tarjeta ha sido rechazada. Prueba con otra o pregunta a tu banco.',
    pt: 'Seu cartão foi recusado. Tente outro cartão ou fale com o seu banco.',
    ar: 'رُفضت بطاقتك. جرّب بطاقة أخرى أو تواصل مع مصرفك.',
  },
  incorrect_number: {
    en: 'The card number is not right.',
    es: 'El número de la tarjeta no es correcto.',
    pt: 'O número do cartão não está correto.',
    ar: 'رقم البطاقة غير صحيح.',
  },
  incorrect_cvc: {
    en: 'The security code is not right.',
    es: 'El código de seguridad no es correcto.',
    pt: 'O código de segurança não está correto.',
    ar: 'رمز الأمان غير صحيح.',
  },
  expired_card: {
    en: 'This card has expired. Use another one.',
    es: 'Esta tarjeta ha caducado. Usa otra.',
    pt: 'Este cartão expirou. Use outro.',
    ar: 'انتهت صلاحية هذه البطاقة. استخدم بطاقة أخرى.',
  },
  authentication_required: {
    en: 'Your bank has to confirm this payment.',
    es: 'Tu banco tiene que confirmar este pago.',
    pt: 'O seu banco precisa confirmar este pagamento.',
    ar: 'يجب أن يؤكد مصرفك هذه الدفعة.',
  },
  authentication_failed: {
    en: 'Your bank did not confirm the payment.',
    es: 'Tu banco no ha confirmado el pago.',
    pt: 'O seu banco não confirmou o pagamento.',
    ar: 'لم يؤكد مصرفك الدفعة.',
  },
  details_unknown: {
    en: 'These payment details are not valid any more. Enter them again.',
    es: 'Estos datos de pago ya no son válidos. Vuelve a introducirlos.',
    pt: 'Estes dados de pagamento não são mais válidos. Informe-os novamente.',
    ar: 'لم تعد بيانات الدفع هذه صالحة. أدخلها من جديد.',
  },
  amount_too_small: {
    en: 'This amount is too small to be paid by card. Choose another way to pay, or remove a voucher.',
    es: 'Este importe es demasiado pequeño para pagarlo con tarjeta. Elige otra forma de pago o quita un cupón.',
    pt: 'Este valor é baixo demais para pagar com cartão. Escolha outra forma de pagamento ou remova um cupom.',
    ar: 'هذا المبلغ أصغر من أن يُدفع بالبطاقة. اختر طريقة دفع أخرى أو أزل قسيمة.',
  },
  payment_refused: {
    en: 'The payment was refused at your bank.',
    es: 'El pago se ha rechazado en tu banco.',
    pt: 'O pagamento foi recusado no seu banco.',
    ar: 'رُفضت الدفعة في مصرفك.',
  },
  payment_cancelled: {
    en: 'The payment was cancelled.',
    es: 'El pago se ha cancelado.',
    pt: 'O pagamento foi cancelado.',
    ar: 'أُلغيت الدفعة.',
  },
  other: {
    en: 'The payment did not succeed.',
    es: 'El pago no se ha podido realizar.',
    pt: 'O pagamento não foi concluído.',
    ar: 'لم تتم عملية الدفع.',
  },
};

/** The sentence of a decline in the language of a locale. */
export function declineWords(code: string, locale: string): string {
  const words = DECLINE_WORDS[code] ?? DECLINE_WORDS.other;
  return words[locale.split('-')[0] ?? 'en'] ?? words.en ?? code;
}
