import { createOriginClient } from '@marquee/origin-client';
import { SiteProvider } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Screens from './Screens';

const details = {
  most: 1,
  watching: [{ lease: 'lease-1', device: 'Living room', title: 'Friday night' }],
};

/** The screens of an account, whose origin answers each call in turn. */
function show(...answers: (() => Response)[]) {
  const { origin } = realmFixture();
  let stopped = 0;
  const site = siteFixture({
    origin: createOriginClient({
      ...origin,
      wait: async () => {},
      async fetch() {
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer();
      },
    }),
  });
  render(
    <SiteProvider site={site}>
      <Screens
        details={details}
        onStopped={() => {
          stopped += 1;
        }}
      />
    </SiteProvider>,
  );
  return { stops: () => stopped };
}

const button = () => screen.findByRole('button', { name: /Living room/ });
const done = () => new Response(null, { status: 204 });
const broken = () =>
  Response.json({ status: 500, code: 'INTERNAL_ERROR', messages: ['No.'] }, { status: 500 });

it.each([
  ['that is refused', [broken], /not working right now/],
  ['that gets no answer', [], /Check your connection/],
])('a screen %s to stop tells the viewer, and another press stops it', async (_w, first, told) => {
  const answers = [...first];
  const { stops } = show(...answers);
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(stops()).toBe(0);
  expect(await button()).toBeEnabled();
});

it('another press stops a screen that the first did not, and the words go', async () => {
  const { stops } = show(broken, done);
  await userEvent.click(await button());
  await screen.findByRole('alert');
  await userEvent.click(await button());
  await expect.poll(stops).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
