import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { settlePartition } from '@marquee/origin-client/calls';
import { beginImpersonation } from '@marquee/origin-client/impersonation';
import { defineFeature, useConfirmAsAgent, useSite } from '@marquee/renderer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, refusal, showSite, tokens } from '../testing/show-site';

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());

const noLabels = async () => ({ default: {} });

/** A page with a call that changes something of a viewer's. */
function Settling() {
  const { origin } = useSite();
  const confirmAsAgent = useConfirmAsAgent();
  const [outcome, setOutcome] = useState('');
  const settle = () =>
    confirmAsAgent('The session will be attached to its partition.', (confirmed) =>
      origin.call(settlePartition, { body: { partition: 'south' }, ...confirmed }),
    ).then(
      () => setOutcome('settled'),
      (error) => setOutcome(error.code),
    );
  return (
    <>
      <button type="button" onClick={() => void settle()}>
        Settle
      </button>
      <output>{outcome}</output>
    </>
  );
}

const settling = defineFeature({
  name: 'settling',
  routes: [{ name: 'preferences', load: async () => ({ Page: Settling }) }],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

async function show(reply = () => answer(204)) {
  const shown = await showSite({
    at: '/preferences',
    signedIn: true,
    features: [settling],
    answers: { '/api/v2/user/partition': reply },
  });
  const act = () =>
    beginImpersonation(shown.session, 'demo', tokens({ id: 'viewer-7', par: 'a', name: 'Maya' }));
  const sent = () =>
    shown.fetch.mock.calls.map((call) => {
      const [, init] = call as unknown as [string, RequestInit];
      return (init.headers as Record<string, string>)['agent-confirmed'];
    });
  return { ...shown, act, sent };
}

const settle = async () => userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
const outcome = (text: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text));

it('a change of a viewer’s own is not asked about', async () => {
  const { sent } = await show();
  await settle();
  await outcome('settled');
  expect(sent()).toEqual([undefined]);
});

it('an agent confirms a change of the viewer’s before it is made, and the origin is told so', async () => {
  const { act, sent } = await show();
  await act();
  await settle();
  const dialog = await screen.findByRole('dialog', { name: 'Change this for Maya?' });
  expect(dialog).toHaveAccessibleDescription(/attached to its partition.*on behalf of Maya/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(sent(), 'nothing is sent before').toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue as Maya' }));
  await outcome('settled');
  expect(sent()).toEqual(['true']);
});

it('a change is not made when the agent declines, or stops acting as the viewer', async () => {
  const { act, sent, session } = await show();
  await act();
  await settle();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await outcome('AGENT_DECLINED');
  await settle();
  await screen.findByRole('dialog');
  await session.signOut();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().filter((confirmed) => confirmed)).toEqual([]);
});

it('an agent is asked, too, when the origin knows of the acting before the page does', async () => {
  let held = true;
  const { act, sent } = await show(() => {
    if (!held) return answer(204);
    held = false;
    void act();
    return refusal(428, 'AGENT_CONFIRMATION');
  });
  await settle();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as Maya' }));
  await outcome('settled');
  expect(sent()).toEqual([undefined, 'true']);
});
