import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { languagePart } from '../texts/localised';

/** The labels of the last button before money is owed. */
const BUTTONS = ['pay.order', 'pay.orderLater', 'pay.orderSoon'];

/**
 * Words that say that a press costs money, by language: without one of them the order may not bind the viewer (directive 2011/83/EU,
 * art. 8(2)). "Start", "Continue" and "Subscribe" say nothing of it.
 */
const DUTY: Readonly<Record<string, RegExp>> = {
  en: /\b(pay|buy|purchase|cost)/i,
  es: /\b(pag|compr|coste)/i,
  pt: /\b(pag|compr|custo)/i,
  ar: /(دفع|شراء|اشتر)/,
};

/** Finds a brand's own text of the pay button that does not say that it costs money. */
export function payButtonDrafts(config: unknown): Draft[] {
  const languages = placesAt(config, '/wording').flatMap(({ pointer, value }) =>
    isRecord(value)
      ? Object.keys(value).map((tag) => [tag, childPointer(pointer, tag)] as const)
      : [],
  );
  return languages.flatMap(([tag, pointer]) => {
    const duty = DUTY[languagePart(tag)];
    const [words] = placesAt(config, pointer);
    if (!duty || !isRecord(words?.value)) return [];
    const own = words.value;
    return BUTTONS.flatMap((key): Draft[] => {
      const text = own[key];
      if (typeof text !== 'string' || duty.test(text)) return [];
      return [
        {
          rule: 'pay-label-unclear',
          pointer: childPointer(pointer, key),
          message: `${quote(text)} does not say that the press costs money.`,
        },
      ];
    });
  });
}
