import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { FieldForm, type FieldFormProps } from './FieldForm';
import type { FieldDefinition } from './field-definition';

const engineCode = vi.hoisted(() => vi.fn(async () => {}));
// A module's code comes when it comes: here, when the test says so.
vi.mock('../shell/use-late-code', async (original) => {
  const { useLateCode } = await original<typeof import('../shell/use-late-code')>();
  return {
    useLateCode: <Props,>(
      attempt: string | false,
      load: () => Promise<{ default: ComponentType<Props> }>,
      onLost?: () => void,
    ) => useLateCode<Props>(attempt, () => engineCode().then(load), onLost),
  };
});

const fields: FieldDefinition[] = [
  { id: 'email', type: 'email', label: 'Email', required: true },
  { id: 'secret', type: 'password', label: 'Secret', required: true },
];

function show(props: Partial<FieldFormProps> = {}) {
  const onSubmit = vi.fn(async () => {});
  render(
    <SiteProvider site={siteFixture()}>
      <FieldForm
        name="demo"
        fields={fields}
        onSubmit={onSubmit}
        status="idle"
        submitLabel="Send"
        {...props}
      />
    </SiteProvider>,
  );
  return { onSubmit, user: userEvent.setup() };
}

/** Holds the engine's code back until `release`, which may lose it. */
function holdEngine() {
  let release = (_lost?: Error) => {};
  const held = new Promise<void>((resolve, reject) => {
    release = (lost) => (lost ? reject(lost) : resolve());
  });
  engineCode.mockImplementationOnce(() => held);
  return release;
}

describe('FieldForm', () => {
  it('has the viewer’s address for password managers before the password: not shown, not a tab stop, not sent', async () => {
    const { onSubmit, user } = show({ username: 'kim@example.com', fields: fields.slice(1) });
    const [username, secret] = document.querySelectorAll('input');
    expect(username).toHaveAttribute('autocomplete', 'username');
    expect(username).toHaveValue('kim@example.com');
    expect(username).not.toBeVisible();
    expect(secret).toBe(screen.getByLabelText(/^Secret/));
    await user.tab();
    expect(secret).toHaveFocus();
    await user.keyboard('a long walk home{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ secret: 'a long walk home' }));
  });

  it('shows the fields in their order, with their autocomplete tokens', () => {
    show();
    const [email, secret] = [screen.getByLabelText(/Email/), screen.getByLabelText(/^Secret/)];
    expect(email.compareDocumentPosition(secret)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(secret).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[1.5-08] leaves validation to us, not to the browser', () => {
    show();
    expect(screen.getByLabelText(/Email/).closest('form')).toHaveAttribute('novalidate');
  });

  it('[1.5-09] [1.5-11] marks an empty required field, ties the message to it and puts the focus there', async () => {
    const { user, onSubmit } = show();
    await user.type(screen.getByLabelText(/^Secret/), 'x');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const email = screen.getByLabelText(/Email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter your email address.'));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[1.5-10] takes the message away as soon as the value fits', async () => {
    const { user } = show();
    const email = screen.getByLabelText(/Email/);
    await user.type(email, 'kim@');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/such as name@example\.com/));
    await user.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
  });

  it('[1.5-35] sends what was meant: parsed values, nothing else', async () => {
    const { user, onSubmit } = show();
    await user.type(screen.getByLabelText(/Email/), ' kim@example.com');
    await user.type(screen.getByLabelText(/^Secret/), ' correct horse ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        email: 'kim@example.com',
        secret: 'correct horse',
      }),
    );
  });

  it('[1.5-07] tells its owner when every field is empty', async () => {
    const onAllEmpty = vi.fn();
    const { user, onSubmit } = show({ onAllEmpty });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onAllEmpty).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/Email/)).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('[1.4-02] sends nothing while a submit is on its way', async () => {
    const { user, onSubmit } = show({ status: 'loading' });
    await user.type(screen.getByLabelText(/Email/), 'kim@example.com');
    await user.type(screen.getByLabelText(/^Secret/), 'x{Enter}');
    expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-disabled', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps what was typed before the page came alive', async () => {
    const { user, onSubmit } = show();
    const email = screen.getByLabelText<HTMLInputElement>(/Email/);
    // As a browser does for a viewer who types into the server's HTML: no event that React would hear.
    email.value = 'early@example.com';
    await user.type(screen.getByLabelText(/^Secret/), 'x{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        email: 'early@example.com',
        secret: 'x',
      }),
    );
  });

  describe('submitted before its engine is here', () => {
    const lost = () => new TypeError('error loading dynamically imported module: /engine.js');
    const button = () => screen.getByRole('button', { name: /Send/ });

    async function fillIn(user: ReturnType<typeof userEvent.setup>, email = 'kim@example.com') {
      await user.type(screen.getByLabelText(/Email/), email);
      await user.type(screen.getByLabelText(/^Secret/), 'x');
    }

    it('waits, and sends once what it judges to be right', async () => {
      const release = holdEngine();
      const { user, onSubmit } = show();
      await fillIn(user);
      await user.click(button());
      await user.keyboard('{Enter}');
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(onSubmit).not.toHaveBeenCalled();
      await act(async () => release());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    });

    it('waits, and marks what is wrong', async () => {
      const release = holdEngine();
      const { user, onSubmit } = show();
      await fillIn(user, 'kim@');
      await user.click(button());
      await act(async () => release());
      await waitFor(() => expect(screen.getByLabelText(/Email/)).toBeInvalid());
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('sends what was typed as it is when the engine is lost, then and from then on', async () => {
      const release = holdEngine();
      const { user, onSubmit } = show();
      await fillIn(user, 'kim@');
      await user.click(button());
      await act(async () => release(lost()));
      const sent = { email: 'kim@', secret: 'x' };
      await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent));
      await user.click(button());
      expect(onSubmit).toHaveBeenCalledTimes(2);
    });

    it('waits no longer than ten seconds', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      holdEngine();
      const { onSubmit } = show();
      const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
      await fillIn(user);
      await user.click(button());
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(onSubmit).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(onSubmit).toHaveBeenCalledOnce();
      vi.useRealTimers();
    });

    it('sends nothing once it is gone', async () => {
      const release = holdEngine();
      const { user, onSubmit } = show();
      await fillIn(user);
      await user.click(button());
      cleanup();
      await act(async () => release());
      expect(onSubmit).not.toHaveBeenCalled();
    });
  });
});
