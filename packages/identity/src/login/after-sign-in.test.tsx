import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, refusal, showSite, tokens } from '../testing/show-site';
import { identifier, reaches, signIn } from '../testing/sign-in-form';

describe('after signing in', () => {
  const signedIn = (body: object = {}) => ({
    '/api/v2/login': () => answer(200, { ...tokens(), ...body }),
  });

  it('[1.2-107] goes back to where the viewer came from', async () => {
    const { router } = await showSite({ at: '/login?from=%2Fnews%3Fx%3D1', answers: signedIn() });
    await signIn();
    await reaches('news');
    expect(router.state.location.search).toBe('?x=1');
  });

  it('[1.2-105] goes on to the purchase that asked for it', async () => {
    const { router } = await showSite({
      at: '/login?entryPage=purchase&licences=7&from=%2Fnews',
      answers: signedIn(),
    });
    await signIn();
    await reaches('purchase');
    expect(router.state.location.search).toBe('?licences=7&from=%2Fnews');
  });

  it('[1.2-108] goes to the default menu when sent elsewhere', async () => {
    await showSite({ at: '/login?from=%2F%5Cevil.example', answers: signedIn() });
    await signIn();
    await reaches('home');
  });

  it('goes on correctly with a prefix in the address', async () => {
    await showSite({
      at: '/iniciar-sesion?from=%2Fes%2Fnoticias',
      locale: 'es',
      answers: signedIn(),
    });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Correo electrónico' }),
      'viewer@example.com',
    );
    await userEvent.type(screen.getByLabelText(/^Contraseña/), 'x{Enter}');
    await reaches('news');
  });

  it('[1.2-109] settles the partition first', async () => {
    const { calls } = await showSite({
      at: '/login',
      answers: { ...signedIn({ partition: 'p-1' }), '/api/v2/user/partition': () => answer(204) },
    });
    await signIn();
    await reaches('home');
    expect(calls()).toEqual(['/login', '/user/partition']);
  });

  it('[1.2-109] goes on with a notice when the partition fails', async () => {
    await showSite({
      at: '/login',
      answers: {
        ...signedIn({ partition: 'p-1' }),
        '/api/v2/user/partition': () => refusal(403, 'PARTITION_REFUSED'),
      },
    });
    await signIn();
    await reaches('home');
    expect(await screen.findByText(/Some of what you saved could not be loaded/)).toBeVisible();
  });

  const suffixed = {
    providers: [{ type: 'id' as const }],
    selfRegistration: false,
    firstSignInSuffix: '?welcome=1',
  };

  it.each([
    [true, '?welcome=1'],
    [false, ''],
  ])('[1.2-110] first sign-in %s ends at %s', async (firstSignIn, search) => {
    const { router } = await showSite({
      at: '/login',
      realm: { auth: suffixed },
      answers: signedIn({ firstSignIn }),
    });
    await signIn();
    await reaches('home');
    expect(router.state.location.search).toBe(search);
  });

  it('[1.2-111] shows a loader while the sign-in is being resolved', async () => {
    let release: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      release = resolve;
    });
    await showSite({
      at: '/login',
      answers: { ...signedIn({ partition: 'p-1' }), '/api/v2/user/partition': () => pending },
    });
    await signIn();
    expect(await screen.findByText('Signing you in')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await act(async () => release(answer(204)));
    await reaches('home');
  });
});

describe('a viewer who is signed in already', () => {
  it('[1.2-101] is sent on by the same rule', async () => {
    const { router, calls } = await showSite({ at: '/login?from=%2Fnews', signedIn: true });
    await reaches('news');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(calls()).toEqual([]);
  });

  it('[1.2-101] is sent on when another tab signs in', async () => {
    const { session } = await showSite({ at: '/login' });
    await identifier();
    await act(() => session.signIn(tokens()));
    await reaches('home');
  });

  it('sees a loader and not the form while the session is read', async () => {
    localStorage.setItem('demo.signedIn', '1');
    const { session } = await showSite({ at: '/login', start: false });
    expect(await screen.findByText('Signing you in')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // It was not signed in after all.
    await act(() => session.start());
    expect(await identifier()).toBeVisible();
    expect(screen.queryByText('Signing you in')).not.toBeInTheDocument();
  });

  it('lets a device that never signed in see the form at once', async () => {
    await showSite({ at: '/login', start: false });
    expect(await identifier()).toBeVisible();
  });
});
