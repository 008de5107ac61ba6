import { Banner, Button, ConfirmDialog, EyeIcon } from '@marquee/design-system';
import { logout } from '@marquee/origin-client/calls';
import { endImpersonation } from '@marquee/origin-client/impersonation';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session/use-session';
import type { SiteSession } from '../../site/site';
import { useLabelsReady } from '../../site/use-labels-ready';
import { useSite } from '../../site/use-site';
import { useNotify } from '../notices';
import { agentLabels } from './agent-labels';
import { dropQuestions, firstQuestion, onQuestions } from './questions';

/** Without its labels the bar throws: an agent never acts as a viewer without it. */
const PARTS = [agentLabels];

/**
 * The bar above every page while an agent acts as a viewer: the viewer's name, a button to end it, and
 * the dialog that confirms changes.
 */
export default function AgentBar() {
  const { user } = useSession();
  const ready = useLabelsReady(PARTS);
  const name = useName(user);
  useEnded(name, ready);
  useAnsweredFor(user?.id);
  if (!ready) return null;
  return (
    <>
      <Acting name={name} />
      <Asking name={name} />
    </>
  );
}

/** The viewer's name. It stays until the bar is gone, when the session is already the agent's. */
function useName(user: SiteSession['state']['user']): string {
  const [name, setName] = useState(user?.name ?? user?.id ?? '');
  const now = user?.par ? (user.name ?? user.id) : name;
  if (now !== name) setName(now);
  return now;
}

function Acting({ name }: { name: string }) {
  const { t, realm, session, origin, defaultPath } = useSite();
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      const over = await endImpersonation(session);
      if (over) {
        const { refreshToken } = over;
        origin
          .call(logout, { body: { refreshToken }, auth: 'none' })
          .catch((error) => console.warn('The origin was not told of the end.', error));
      }
      // The agent leaves the page, which may be for the viewer alone.
      await navigate(defaultPath);
    } finally {
      setEnding(false);
    }
  };
  return (
    <Banner
      tone="impersonation"
      icon={<EyeIcon size={20} />}
      actions={
        <Button size="small" variant="secondary" loading={ending} onClick={() => void end()}>
          {t('agent.end')}
        </Button>
      }
    >
      {t('agent.acting', { brand: realm.name, name })}
    </Banner>
  );
}

/** Moves the focus to the page: the focused button is gone with the bar. */
function focusPage(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function Asking({ name }: { name: string }) {
  const { t, session } = useSite();
  const question = useSyncExternalStore(
    (changed) => onQuestions(session, changed),
    () => firstQuestion(session),
    () => undefined,
  );
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t('agent.confirmTitle', { name })}
      confirmLabel={t('agent.confirm', { name })}
      cancelLabel={t('agent.cancel')}
      danger
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      {question && t('agent.confirmText', { name, what: question.what })}
    </ConfirmDialog>
  );
}

/** Shows the agent a notice when it ends, be it in this tab, in another or at the origin. */
function useEnded(name: string, ready: boolean): void {
  const { t } = useSite();
  const notify = useNotify();
  const end = useEffectEvent(() => {
    focusPage();
    notify({ text: t('agent.ended', { name }) });
  });
  useEffect(() => {
    if (!ready) return;
    return () => end();
  }, [ready]);
}

/** Declines the open questions when the agent stops acting as this viewer. */
function useAnsweredFor(viewer: string | undefined): void {
  const { session } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer is what ends the questions
  useEffect(() => () => dropQuestions(session), [session, viewer]);
}
