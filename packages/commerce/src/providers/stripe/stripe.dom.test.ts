import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_TEXTS } from '../card-texts';
import type { MountEvents, MountInput } from '../provider';
import { provider } from './index';
import { mountStripe } from './mount';
import type { StripeClient, StripeElements, StripeScript } from './surface';

const texts = Object.fromEntries(CARD_TEXTS.map((name) => [name, name]));
const config = {
  type: 'stripe',
  publishableKey: 'pk_test_1',
  scriptUri: '/vendors/stripe/endive/stripe.js',
  frames: 'http://stripe.localhost',
} as const;
const addressOf = (value: string) => `https://origin.demo.example${value}`;

const input = (
  parsedData: Partial<MountInput<'stripe'>['parsedData']> = {},
): MountInput<'stripe'> => ({
  config,
  parsedData: {
    provider: 'stripe',
    elements: { mode: 'payment', amount: 249, currency: 'eur' },
    ...parsedData,
  },
  money: { amount: 249, currency: 'EUR', scale: 2 },
  locale: 'es',
  direction: 'ltr',
  look: {
    scheme: 'dark',
    text: '#fff',
    muted: '#aaa',
    surface: '#000',
    border: '#777',
    accent: '#00f',
    danger: '#b00',
    radius: '4px',
    font: 'serif',
  },
  // The names are those of the list, by the line above.
  texts: texts as MountInput<'stripe'>['texts'],
  error: (code) => code,
  addressOf,
});

const events = () =>
  ({ state: vi.fn(), height: vi.fn(), leave: vi.fn(), lost: vi.fn() }) satisfies MountEvents;

type Handler = (event: { complete: boolean; empty: boolean }) => void;

/** Stripe's script with the surface of its documentation; what it answers is set by each test. */
let handlers: Record<string, Handler>;
const element = {
  mount: vi.fn(() => handlers.ready?.({ complete: false, empty: true })),
  on: vi.fn((name: string, run: Handler) => {
    handlers[name] = run;
  }),
  focus: vi.fn(),
  destroy: vi.fn(),
};
const elements = {
  create: vi.fn(() => element),
  submit: vi.fn<StripeElements['submit']>(),
};
const client = {
  elements: vi.fn<StripeClient['elements']>(() => elements),
  createConfirmationToken: vi.fn<StripeClient['createConfirmationToken']>(),
  confirmSetup: vi.fn<StripeClient['confirmSetup']>(),
  handleNextAction: vi.fn<StripeClient['handleNextAction']>(),
};
const Stripe = vi.fn<StripeScript>(() => client);

let place: HTMLElement;
beforeEach(() => {
  handlers = {};
  vi.clearAllMocks();
  elements.submit.mockResolvedValue({});
  vi.stubGlobal('Stripe', Stripe);
  // No network here: a script that is put into the page has come.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => node.dispatchEvent(new Event('load')));
  });
  place = document.createElement('div');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the form of Stripe', () => {
  it('comes in the viewer’s language and the brand’s look, and is told what the origin says is due', async () => {
    const on = events();
    await mountStripe(place, input(), on);
    expect(Stripe).toHaveBeenCalledWith('pk_test_1', { locale: 'es' });
    expect(client.elements).toHaveBeenCalledWith({
      mode: 'payment',
      amount: 249,
      currency: 'eur',
      setupFutureUsage: 'off_session',
      paymentMethodTypes: ['card'],
      appearance: { theme: 'night', variables: expect.objectContaining({ colorPrimary: '#00f' }) },
    });
    expect(element.mount).toHaveBeenCalledWith(place);
    handlers.change?.({ complete: true, empty: false });
    expect(on.state.mock.calls.flat()).toEqual(['empty', 'complete']);
  });

  it('gives what was entered as a token, which the origin pays with', async () => {
    client.createConfirmationToken.mockResolvedValue({ confirmationToken: { id: 'ctoken_1' } });
    const form = await mountStripe(place, input(), events());
    expect(await form.submit()).toEqual({ details: { paymentDetailsExid: 'ctoken_1' } });
    expect(client.createConfirmationToken).toHaveBeenCalledWith({ elements });
    expect(client.confirmSetup).not.toHaveBeenCalled();
  });

  it.each([
    ['incomplete_number', 'number'],
    ['incorrect_number', 'number'],
    ['invalid_expiry_year_past', 'expiry'],
    ['expired_card', 'expiry'],
    ['incorrect_cvc', 'cvc'],
    ['incomplete_zip', 'zip'],
    ['card_declined', 'card'],
    [undefined, 'card'],
  ])('an error %s is one of %s, and nothing is asked of Stripe', async (code, field) => {
    elements.submit.mockResolvedValue({ error: { type: 'validation_error', code } });
    const form = await mountStripe(place, input(), events());
    expect(await form.submit()).toEqual({ fieldErrors: [{ field, code: code ?? 'card_error' }] });
    expect(client.createConfirmationToken).not.toHaveBeenCalled();
  });

  it('sets a card up itself where it is kept without a payment', async () => {
    const parsedData = {
      elements: { mode: 'setup', currency: 'eur' },
      clientSecret: 'seti_1_secret_2',
    } as const;
    const form = await mountStripe(place, input(parsedData), events());
    client.confirmSetup.mockResolvedValueOnce({ error: { code: 'card_declined' } });
    expect(await form.submit()).toEqual({
      fieldErrors: [{ field: 'card', code: 'card_declined' }],
    });
    client.confirmSetup.mockResolvedValueOnce({
      setupIntent: { status: 'succeeded', payment_method: 'pm_1' },
    });
    expect(await form.submit()).toEqual({ details: { paymentDetailsExid: 'pm_1' } });
    expect(client.confirmSetup).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: 'seti_1_secret_2', redirect: 'if_required' }),
    );
  });

  describe('a card is set up once', () => {
    const parsedData = {
      elements: { mode: 'setup', currency: 'eur' },
      clientSecret: 'seti_1_secret_2',
    } as const;
    const succeeded = { setupIntent: { status: 'succeeded', payment_method: 'pm_1' } };

    it('and given again where the origin’s answer to it was lost', async () => {
      const on = events();
      const form = await mountStripe(place, input(parsedData), on);
      client.confirmSetup.mockResolvedValueOnce(succeeded);
      const first = await form.submit();
      handlers.change?.({ complete: true, empty: false });
      expect(await form.submit()).toEqual(first);
      expect(client.confirmSetup).toHaveBeenCalledOnce();
      expect(on.lost).not.toHaveBeenCalled();
    });

    it('and another one gets a form with a setup of its own', async () => {
      const on = events();
      const form = await mountStripe(place, input(parsedData), on);
      handlers.change?.({ complete: false, empty: false });
      client.confirmSetup.mockResolvedValueOnce(succeeded);
      await form.submit();
      expect(on.lost).not.toHaveBeenCalled();
      handlers.change?.({ complete: false, empty: false });
      expect(on.lost).toHaveBeenCalledOnce();
    });

    it('so does one whose setup was answered without the page', async () => {
      const on = events();
      const form = await mountStripe(place, input(parsedData), on);
      const error = { code: 'setup_intent_unexpected_state' };
      client.confirmSetup.mockResolvedValueOnce({ error });
      expect(await form.submit()).toEqual({ fieldErrors: [{ field: 'card', code: 'card_error' }] });
      expect(on.lost).toHaveBeenCalledOnce();
    });
  });

  it('says that it did not come', async () => {
    element.mount.mockImplementationOnce(() =>
      handlers.loaderror?.({ complete: false, empty: true }),
    );
    await expect(mountStripe(place, input(), events())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(element.destroy).toHaveBeenCalledOnce();
  });
});

describe('the issuer’s question', () => {
  const order = { id: '1', next: { type: 'challenge', clientSecret: 'pi_1_secret_2' } } as const;
  const confirm = () => provider.confirm({ config, order, title: '', locale: 'es', addressOf });

  it.each([
    ['says that it went well', () => Promise.resolve({})],
    ['says that it did not', () => Promise.resolve({ error: { type: 'card_error' } })],
    ['throws, for it was answered elsewhere', () => Promise.reject(new Error('IntegrationError'))],
  ])('is Stripe’s script’s, and when that %s, the order is asked', async (_, answer) => {
    vi.spyOn(console, 'info').mockReturnValue();
    client.handleNextAction.mockImplementationOnce(answer);
    expect(await confirm()).toBe('pending');
    expect(client.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
  });

  it('comes back with Stripe’s own name of the payment', () => {
    const query = new URLSearchParams(
      'order=o-1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    );
    expect(provider.resume(query)).toMatchObject({
      orderId: 'o-1',
      paymentProviderId: 'pi_1',
      redirectStatus: 'succeeded',
    });
  });
});
