import { Banner, Button, ConfirmDialog, EyeIcon } from '@marquee/design-system';
import { logout } from '@marquee/origin-client/calls';
import { endImpersonation } from '@marquee/origin-client/impersonation';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session/use-session';
import type { SiteSession } from '../../site/site';
import { useSite } from '../../site/use-site';
import { useWords } from '../../site/use-words';
import { useNotify } from '../notices';
import { dropQuestions, firstQuestion, onQuestions } from './questions';
import { agentWords } from './words';

/** Without them there is no page: nobody acts as a viewer without being told so. */
const WORDS = [agentWords];

/**
 * Above every page while an agent acts as a viewer: whose account this is, the way out, and what needs a second thought. It is
 * there only as long as that lasts.
 */
export default function AgentBar() {
  const { user } = useSession();
  const ready = useWords(WORDS);
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

/** Kept to the last: when it is over, the session is somebody else's already. */
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
      // Away from what the viewer saw, and from what only they may see.
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

/** The button that had the focus is gone with the bar, and on the same page nothing else takes it. */
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

/** However it ended, here, in another tab or at the origin, the agent reads it. */
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

/** What was asked about one viewer is neither done when it is over, nor answered for another. */
function useAnsweredFor(viewer: string | undefined): void {
  const { session } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer is what ends the questions
  useEffect(() => () => dropQuestions(session), [session, viewer]);
}
