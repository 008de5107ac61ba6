/** The currencies that a method of payment takes; others take any. As the companies behind the methods document it. */
export const METHOD_CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  bancontact: ['EUR'],
  ideal: ['EUR'],
  pix: ['BRL'],
  alipay: [
    ...['AED', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'KRW', 'KWD', 'MYR'],
    ...['NZD', 'OMR', 'QAR', 'SAR', 'SGD', 'THB', 'USD'],
  ],
  wepay: ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'SGD', 'USD'],
};
