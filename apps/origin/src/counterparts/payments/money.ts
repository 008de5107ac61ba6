/** An amount as a bank's page has it: with its code, so that no sign means two currencies. */
export function moneyText({
  amount,
  currency,
  scale,
}: {
  amount: number;
  currency: string;
  scale: number;
}): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
  }).format(amount / 10 ** scale);
}
