import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConsentBar, type ConsentBarProps } from './ConsentBar';

const show = (props: Partial<ConsentBarProps> = {}) => {
  const onAccept = vi.fn();
  const onRefuse = vi.fn();
  const bar = (
    <>
      <ConsentBar
        title="Cookies"
        text="May we count visits?"
        link={{ label: 'Privacy', href: '/privacy' }}
        choices={[
          { label: 'Accept', onSelect: onAccept },
          { label: 'Refuse', onSelect: onRefuse },
        ]}
        {...props}
      />
      <main tabIndex={-1}>
        <button type="button">Watch</button>
      </main>
    </>
  );
  return { ...render(bar), onAccept, onRefuse };
};

it('ConsentBar is a named region and does not move the focus', () => {
  show();
  const region = screen.getByRole('region', { name: 'Cookies' });
  expect(within(region).getByText(/May we count visits/)).toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(document.body).toHaveFocus();
});

it('ConsentBar gives every choice the same weight', () => {
  show();
  const looks = screen.getByRole('region').querySelectorAll('button');
  expect(new Set([...looks].map(({ className }) => className)).size).toBe(1);
});

it('ConsentBar is closed by a choice, and not by Escape', async () => {
  const { onAccept, onRefuse } = show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onAccept).not.toHaveBeenCalled();
  expect(onRefuse).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRefuse).toHaveBeenCalledOnce();
});

it('ConsentBar returns the focus to where it came from, else to the page', async () => {
  show();
  const watch = screen.getByRole('button', { name: 'Watch' });
  watch.focus();
  screen.getByRole('button', { name: 'Accept' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(watch).toHaveFocus();
});

it('ConsentBar takes the focus only when the viewer has asked for it', () => {
  show({ takesFocus: true });
  expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus();
});

it('ConsentBar announces itself to viewers who do not see it appear', () => {
  show({ announcement: 'There is a question.' });
  expect(screen.getByRole('status')).toHaveTextContent('There is a question.');
});

it('ConsentBar gives its room back to the page when it goes', () => {
  const { unmount } = show();
  expect(document.documentElement.style.getPropertyValue('--foot-taken')).not.toBe('');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--foot-taken')).toBe('');
  expect(document.body).not.toHaveAttribute('class', expect.stringMatching(/./));
});

it.each([
  ['where it came from', true],
  ['the page', false],
])(
  'ConsentBar gives the focus to %s when it goes because another tab has answered',
  (_where, came) => {
    const page = (asks: boolean) => (
      <>
        {asks && (
          <ConsentBar
            title="Cookies"
            text="?"
            choices={[{ label: 'Accept', onSelect: () => {} }]}
          />
        )}
        <main tabIndex={-1}>
          <button type="button">Watch</button>
        </main>
      </>
    );
    const { rerender } = render(page(true));
    const watch = screen.getByRole('button', { name: 'Watch' });
    if (came) watch.focus();
    screen.getByRole('button', { name: 'Accept' }).focus();
    rerender(page(false));
    expect(came ? watch : screen.getByRole('main')).toHaveFocus();
  },
);

it('ConsentBar leaves the focus alone when it goes while the focus is elsewhere', () => {
  const { unmount } = show();
  const outside = document.createElement('button');
  document.body.append(outside);
  outside.focus();
  unmount();
  expect(outside).toHaveFocus();
  outside.remove();
});
