// The surface of Stripe.js: https://docs.stripe.com/js. Intents are seen and confirmed by the publishable key and their secret.
const errorOf = ([first]) => {
  const code = first?.code ?? 'card_error';
  const type =
    code.startsWith('incomplete') || code.startsWith('missing') ? 'validation_error' : 'card_error';
  return { error: { type, code, message: MESSAGES[code] ?? MESSAGES[''] } };
};

const inner = new WeakMap();

/** Calls Stripe's API as a page may. The key is in the body, so that the browser need not ask before. */
async function api(key, method, path, form) {
  const given = new URLSearchParams({ key, ...form });
  const answer = await fetch(
    `${ADDRESS}/v1/${path}${method === 'GET' ? `?${given}` : ''}`,
    method === 'GET' ? {} : { method, body: given },
  ).catch(() => undefined);
  if (!answer)
    return { error: { type: 'api_connection_error', message: 'We could not reach Stripe.' } };
  return answer.json();
}

const pathOf = (secret) => {
  const [id] = secret.split('_secret_');
  return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
};
const retrieve = (key, secret) => api(key, 'GET', pathOf(secret), { client_secret: secret });
const resultOf = (answer) => {
  if (answer.error) return answer;
  return answer.object === 'setup_intent' ? { setupIntent: answer } : { paymentIntent: answer };
};

/** Shows the issuer's page over the page, until it says that it has finished. */
function showIssuer(address) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.title = 'Stripe: 3D Secure';
    frame.src = address;
    Object.assign(frame.style, { inlineSize: '100%', blockSize: '100%', border: '0' });
    Object.assign(dialog.style, {
      inlineSize: 'min(400px, 100vw)',
      blockSize: 'min(400px, 100vh)',
      padding: '0',
      border: '0',
    });
    const hear = ({ source: from, data }) => {
      if (from !== frame.contentWindow || data?.type !== 'stripe.3ds.done') return;
      removeEventListener('message', hear);
      dialog.remove();
      resolve();
    };
    addEventListener('message', hear);
    // Stripe's window has no way out but its buttons.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Does what an intent asks for, and answers with what became of it. */
async function act(key, intent) {
  const { next_action: next, client_secret: secret } = intent;
  if (next?.type === 'redirect_to_url') {
    location.assign(next.redirect_to_url.url);
    return new Promise(() => {});
  }
  await showIssuer(next.use_stripe_sdk.source);
  const after = await retrieve(key, secret);
  const failed = after.last_payment_error ?? after.last_setup_error;
  return failed ? { error: { ...failed, [after.object]: after } } : resultOf(after);
}

/** What was entered, as a token that an intent may be confirmed with once. */
async function tokenOf(elements) {
  const answer = await inner.get(elements).ask();
  return answer.type === 'failed' ? errorOf(answer.errors) : { id: answer.exid };
}

window.Stripe = function Stripe(key, options) {
  checkOptions('Stripe', options);
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new Error('IntegrationError: Please call Stripe() with your publishable key.');
  return {
    elements(given) {
      checkOptions('elements', given);
      checkOptions('appearance', given?.appearance);
      if (given?.mode === 'payment' && !(Number.isInteger(given.amount) && given.amount > 0))
        throw new Error('IntegrationError: mode "payment" needs an amount above 0.');
      if (given?.mode && !/^[a-z]{3}$/.test(given.currency ?? ''))
        throw new Error('IntegrationError: the currency is three small letters.');
      let element;
      const elements = {
        create(type, settings) {
          if (type !== 'payment') throw new Error(`IntegrationError: no element "${type}" here.`);
          checkOptions('create', settings);
          element = paymentElement({
            key,
            locale: options?.locale ?? 'en',
            appearance: given?.appearance,
          });
          inner.set(elements, element);
          return element.surface;
        },
        // The real one validates and lets wallets ask; what is wrong stands at its field.
        async submit() {
          if (element?.isComplete()) return {};
          const { errors = [] } = element ? await element.ask() : {};
          return errorOf(errors);
        },
      };
      return elements;
    },
    async createConfirmationToken({ elements, ...given }) {
      checkOptions('createConfirmationToken', given);
      const token = await tokenOf(elements);
      return token.error
        ? token
        : { confirmationToken: { id: token.id, object: 'confirmation_token', livemode: false } };
    },
    async confirmSetup({ elements, clientSecret, ...given }) {
      checkOptions('confirmSetup', given);
      const token = await tokenOf(elements);
      if (token.error) return token;
      const setup = await api(key, 'POST', `${pathOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        confirmation_token: token.id,
        return_url: given.confirmParams?.return_url ?? '',
      });
      return setup.status === 'requires_action' ? act(key, setup) : resultOf(setup);
    },
    async handleNextAction(given) {
      checkOptions('handleNextAction', given);
      const intent = await retrieve(key, given.clientSecret);
      if (intent.error) return intent;
      if (intent.status !== 'requires_action')
        throw new Error(
          `IntegrationError: handleNextAction: the intent is not in the requires_action state, but ${intent.status}.`,
        );
      return act(key, intent);
    },
    retrievePaymentIntent: async (secret) => resultOf(await retrieve(key, secret)),
    retrieveSetupIntent: async (secret) => resultOf(await retrieve(key, secret)),
  };
};
