// biome-ignore-all lint/correctness/noUnusedVariables: the script that follows it uses them
// The Payment Element of Stripe.js: a frame of the vendor's own site.
const TEXTS = {
  title: 'Secure payment input frame',
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  cvcHint: 'CVC',
};
const MESSAGES = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incorrect_number: 'Your card number is incorrect.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  invalid_cvc: "Your card's security code is invalid.",
  incorrect_cvc: "Your card's security code is incorrect.",
  expired_card: 'Your card has expired.',
  missing_card: 'Your card number is incomplete.',
  '': 'An error occurred while processing your card.',
};

function paymentElement({ key, locale, appearance }) {
  const frame = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  const handlers = { ready: [], change: [], loaderror: [] };
  const waiting = new Map();
  let calls = 0;
  let isComplete = false;
  const emit = (name, event) => {
    for (const run of handlers[name] ?? []) run({ elementType: 'payment', ...event });
  };
  frame.title = TEXTS.title;
  frame.src = `${ADDRESS}/frame`;
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '190px',
    border: '0',
  });
  const handOver = ({ source: from, origin, data }) => {
    if (from !== frame.contentWindow || origin !== ADDRESS || data?.type !== 'cards.ready') return;
    removeEventListener('message', handOver);
    const { theme, variables = {} } = appearance ?? {};
    const look = {
      scheme: theme === 'night' ? 'dark' : 'light',
      text: variables.colorText,
      muted: variables.colorTextSecondary,
      surface: variables.colorBackground,
      accent: variables.colorPrimary,
      danger: variables.colorDanger,
      radius: variables.borderRadius,
      font: variables.fontFamily,
    };
    frame.contentWindow.postMessage(
      {
        type: 'cards.open',
        ticket: key,
        locale,
        direction: document.dir || 'ltr',
        look,
        texts: TEXTS,
        errors: MESSAGES,
        asks: [],
      },
      ADDRESS,
      [port2],
    );
  };
  port.onmessage = ({ data }) => {
    if (data.type === 'opened') emit('ready', {});
    if (data.type === 'refused')
      emit('loaderror', { error: { type: 'invalid_request_error', message: data.reason } });
    if (data.type === 'height') frame.style.blockSize = `${data.height}px`;
    if (data.type === 'state') {
      isComplete = data.state === 'complete';
      emit('change', {
        complete: isComplete,
        empty: data.state === 'empty',
        collapsed: false,
        value: { type: 'card' },
      });
    }
    if (data.type === 'submitted' || data.type === 'failed') waiting.get(data.id)?.(data);
  };
  const ask = () =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      port.postMessage({ type: 'submit', id: calls });
    });
  return {
    surface: {
      mount(place) {
        addEventListener('message', handOver);
        (typeof place === 'string' ? document.querySelector(place) : place).replaceChildren(frame);
      },
      on(name, run) {
        handlers[name]?.push(run);
        return this;
      },
      focus: () => port.postMessage({ type: 'focus', at: 'first' }),
      destroy() {
        port.close();
        frame.remove();
      },
    },
    isComplete: () => isComplete,
    ask,
  };
}
