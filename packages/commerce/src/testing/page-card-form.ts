import type { CardText } from '../providers/card-texts';
import type { loadPaymentProvider } from '../providers/load';
import type { FieldError, MountInput } from '../providers/provider';
import { returnHints } from '../providers/return-hints';

/** What stands in the fields of a card form. */
export interface CardFormContent {
  typed?: Partial<Record<CardText, string>>;
  /** What the form says at its fields. */
  errors?: readonly FieldError[];
}

const FIELDS = ['number', 'expiry', 'cvc', 'holder', 'zip'] as const;
/** These two share a line. */
const SHORT: readonly string[] = ['expiry', 'cvc'];

/** A provider whose form is on the page itself, where there is no other company's site: with its texts, its look and its errors. */
export const pageCardForm =
  (content: CardFormContent): typeof loadPaymentProvider =>
  async (type) => ({
    type,
    methods: ['card'],
    face: 'frame',
    hidesBillingAddress: true,
    sources: () => ({}),
    async mount(place, input) {
      const form = drawForm(input, content);
      place.append(form);
      const { errors = [] } = content;
      return {
        focus: () => form.querySelector('input')?.focus(),
        submit: async () =>
          errors.length > 0
            ? { fieldErrors: errors }
            : { details: { paymentDetailsExid: 'card-of-the-page' } },
        destroy: () => form.remove(),
      };
    },
    confirm: async () => 'settled',
    resume: returnHints,
  });

type Look = Pick<MountInput, 'look' | 'texts' | 'error'>;

function drawForm(input: Look, content: CardFormContent): HTMLElement {
  const form = document.createElement('div');
  form.role = 'group';
  form.ariaLabel = input.texts.title;
  Object.assign(form.style, { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.8em' });
  form.append(...FIELDS.map((field) => drawField(field, input, content)));
  return form;
}

function drawField(
  field: (typeof FIELDS)[number],
  { look, texts, error }: Look,
  { typed = {}, errors = [] }: CardFormContent,
): HTMLElement {
  const wrong = errors.find((one) => one.field === field);
  const label = document.createElement('label');
  Object.assign(label.style, {
    gridColumn: SHORT.includes(field) ? 'auto' : '1 / -1',
    color: look.text,
    minInlineSize: '0',
  });
  const input = document.createElement('input');
  input.value = typed[field] ?? '';
  input.placeholder = field === 'cvc' ? texts.cvcHint : '';
  input.ariaInvalid = wrong ? 'true' : null;
  Object.assign(input.style, {
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: '0.5em 0.8em',
    border: `thin solid ${wrong ? look.danger : look.border}`,
    borderRadius: look.radius,
    background: look.surface,
    color: look.text,
    font: 'inherit',
  });
  label.append(texts[field], input);
  if (wrong) {
    const told = document.createElement('span');
    told.textContent = error(wrong.code);
    told.style.color = look.danger;
    label.append(told);
  }
  return label;
}
