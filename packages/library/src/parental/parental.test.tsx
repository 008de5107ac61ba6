import { screen, waitFor } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Contribution as GatePin } from '../contributions/gate-pin';
import { type FakeCall, refused, showPart, showWith } from '../testing/fake-origin';
import labels from './labels/en.json';
import { PinSection } from './PinSection';

const userEvent = setupUserEvent.setup({ delay: null });
const features = ['parentalControl'] as const;
const control = (change: object = {}) => ({
  status: 'restricted',
  isSet: true,
  pinLength: 4,
  pinFromRating: 16,
  pinAtPurchase: false,
  ...change,
});
const sent = (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  window.concealed = undefined;
});

describe('the PIN on the account page', () => {
  it('[2.3-34] [2.7-35] is set once, and is never one that is guessed first', async () => {
    let isSet = false;
    const calls = showPart(<PinSection />, {
      labels,
      features,
      answer({ call }) {
        if (call === 'POST /parental-control/pin') isSet = true;
        return [200, control(isSet ? {} : { isSet, status: 'non-restricted' })];
      },
    });
    await press('Set a PIN');
    const field = screen.getByLabelText('New PIN');
    await userEvent.type(field, '123');
    await press('Set a PIN');
    expect(screen.getByText('Enter all 4 digits.')).toBeVisible();
    await userEvent.type(field, '4');
    await press('Set a PIN');
    expect(screen.getByText(labels['pin.weak'])).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2947');
    await press('Set a PIN');
    expect(await screen.findByText('Your PIN is set.')).toBeVisible();
    expect(sent(calls)).toEqual([['POST /parental-control/pin', { pin: '2947' }]]);
    expect(await screen.findByText('Ask for the PIN from age 16 on')).toBeVisible();
  });

  it('[2.3-33] [2.7-34] restricts the account and lifts that, with the PIN', async () => {
    let status = 'restricted';
    const calls = showPart(<PinSection />, {
      labels,
      features,
      answer({ call, body }) {
        const { pin, status: wanted } = (body ?? {}) as { pin?: string; status?: string };
        if (call !== 'POST /parental-control') return [200, control({ status })];
        if (pin !== '2947') return refused(403, 'PIN_WRONG', { left: 4 });
        status = wanted ?? status;
        return [200, control({ status })];
      },
    });
    await press('Do not ask');
    await userEvent.type(screen.getByLabelText('PIN'), '1111');
    expect(await screen.findByText('This is not the PIN. 4 tries left.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^PIN/), '2947');
    expect(await screen.findByText('Play without the PIN')).toBeVisible();
    await press('Ask for the PIN');
    await userEvent.type(screen.getByLabelText(/^PIN/), '2947');
    expect(await screen.findByText('Ask for the PIN from age 16 on')).toBeVisible();
    expect(sent(calls).map(([, body]) => body)).toEqual([
      { pin: '1111', status: 'non-restricted' },
      { pin: '2947', status: 'non-restricted' },
      { pin: '2947', status: 'restricted' },
    ]);
  });

  it('another one is asked for with all digits of the present one', async () => {
    const calls = showPart(<PinSection />, { labels, features, answer: () => [200, control()] });
    await press('Change PIN');
    await userEvent.type(screen.getByLabelText('New PIN'), '2947');
    await press('Change PIN');
    expect(await screen.findByText('Enter all 4 digits.')).toBeVisible();
    expect(sent(calls)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Current PIN/), '8351');
    await press('Change PIN');
    expect(await screen.findByText('Your PIN is changed.')).toBeVisible();
    expect(sent(calls)).toEqual([
      ['POST /parental-control/pin', { pin: '2947', currentPin: '8351' }],
    ]);
  });

  it('the focus is in its first field, and afterwards on the button that opened it', async () => {
    showPart(<PinSection />, { labels, features, answer: () => [200, control()] });
    await press('Change PIN');
    expect(screen.getByLabelText(/^Current PIN/)).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Change PIN' })).toHaveFocus();
    await press('Do not ask');
    expect(screen.getByLabelText('PIN')).toHaveFocus();
    await userEvent.keyboard('2947');
    const button = await screen.findByRole('button', { name: 'Do not ask' });
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('that does not load says so, and loads again', async () => {
    let isBroken = true;
    showPart(<PinSection />, {
      labels,
      features,
      answer: () => (isBroken ? refused(400, 'BAD') : [200, control()]),
    });
    const again = await screen.findByRole('button', { name: /again|retry/i });
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Ask for the PIN from age 16 on')).toBeVisible();
  });
});

describe('a PIN before a title', () => {
  it('goes on after the right one, and lets a viewer who forgot it set another although it is locked', async () => {
    const done = vi.fn();
    const answers = [
      refused(423, 'PIN_LOCKED', { until: '2099-01-01T12:00:00Z' }),
      [200, control()] as const,
    ];
    const title = { id: 't', kind: 'video', name: 'T', accessLevel: 'FREE' } as const;
    const picture = { url: '/p', width: 16, height: 9, tone: '#000000' };
    const calls = showPart(
      <GatePin title={{ ...title, picture }} step="pin" details={{}} done={done} />,
      {
        labels,
        features,
        answer({ call }) {
          if (call === 'POST /parental-control/verify')
            return answers.shift() ?? refused(500, 'INTERNAL_ERROR');
          return call.startsWith('GET') ? [200, control()] : [204];
        },
      },
    );
    await userEvent.type(await screen.findByLabelText(/^PIN/), '1111');
    expect(await screen.findByText(/Try again at/)).toBeVisible();
    expect(screen.getByLabelText(/^PIN/)).toBeDisabled();
    expect(done).not.toHaveBeenCalled();
    await press('Forgot your PIN?');
    expect(await screen.findByText(labels['pin.sent'])).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^PIN/), '8351');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent(calls).at(-1)).toEqual(['POST /parental-control/verify', { pin: '8351' }]);
  });

  it('is said to be locked also where the device’s clock is ahead of the lock’s end, and can be tried later', async () => {
    const picture = { url: '/p', width: 16, height: 9, tone: '#000000' };
    const title = { id: 't', kind: 'video', name: 'T', accessLevel: 'FREE', picture } as const;
    showPart(<GatePin title={title} step="pin" details={{}} done={() => {}} />, {
      labels,
      features,
      answer: ({ call }) =>
        call.startsWith('GET')
          ? [200, control()]
          : refused(423, 'PIN_LOCKED', { until: '2020-01-01T12:00:00Z' }),
    });
    await userEvent.type(await screen.findByLabelText(/^PIN/), '1111');
    expect(await screen.findByText(labels['pin.lockedNow'])).toBeVisible();
    expect(screen.getByLabelText(/^PIN/)).toBeEnabled();
  });

  it('is asked at its own step alone', () => {
    const picture = { url: '/p', width: 16, height: 9, tone: '#000000' };
    const title = { id: 't', kind: 'video', name: 'T', accessLevel: 'FREE', picture } as const;
    showPart(<GatePin title={title} step="licence" details={{}} done={() => {}} />, {
      labels,
      features,
      answer: () => [200, control()],
    });
    expect(screen.queryByLabelText(/^PIN/)).toBeNull();
  });
});

describe('/confirm-reset/:code', () => {
  it.each([
    ['CODE_UNKNOWN', 'pin.codeUnknown'],
    ['CODE_LATE', 'pin.codeLate'],
  ] as const)('[2.7-35] sends the code of the email, and says what %s means', async (code, key) => {
    window.concealed = 'abcdef0123456789abcdef0123456789';
    const calls = showWith('/confirm-reset/-', features, ({ call }) =>
      call.startsWith('GET') ? [200, control()] : refused(410, code),
    );
    await userEvent.type(await screen.findByLabelText('New PIN'), '8351');
    await press('Set a PIN');
    expect(await screen.findByText(labels[key])).toBeVisible();
    expect(sent(calls)).toEqual([
      [
        'POST /parental-control/pin',
        { pin: '8351', resetCode: 'abcdef0123456789abcdef0123456789' },
      ],
    ]);
  });

  it('leads on once the PIN is set, and from a link without a code', async () => {
    window.concealed = 'abcdef0123456789abcdef0123456789';
    showWith('/confirm-reset/-', features, () => [200, control()]);
    await userEvent.type(await screen.findByLabelText('New PIN'), '8351');
    await press('Set a PIN');
    expect(await screen.findByText('Your PIN is changed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
  });
});
