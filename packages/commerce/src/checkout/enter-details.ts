import type { OriginClient } from '@marquee/origin-client';
import { validatePayment } from '@marquee/origin-client/calls';
import type { CardForm } from '../methods/NewCard';
import type { FieldError } from '../providers/provider';
import type { ChosenDetails } from '../rules/arrangement';
import type { PaymentChoice } from '../rules/payment-choices';

/**
 * Reads the details of the chosen way to pay: a new card's are entered in its form, and checked by its provider.
 * @throws {OriginError}
 */
export async function enterDetails(
  origin: OriginClient,
  choice: PaymentChoice,
  form: CardForm | null,
): Promise<{ details: ChosenDetails } | { fieldErrors: readonly FieldError[] }> {
  const { paymentMethodType, targetPaymentProvider } = choice.method;
  const method = { paymentMethodType, targetPaymentProvider };
  if (choice.kind === 'stored')
    return { details: { ...method, paymentDetailsExternalId: choice.card.cardId } };
  if (choice.kind !== 'new') return { details: method };
  const entered = await form?.submit();
  if (!entered || 'fieldErrors' in entered) return { fieldErrors: entered?.fieldErrors ?? [] };
  const { parsedData } = await origin.call(validatePayment, {
    body: { primaryPaymentDetails: { ...method, ...entered.details } },
  });
  return { details: { ...method, paymentDetailsExternalId: parsedData.paymentDetailsExid } };
}
