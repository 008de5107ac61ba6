import { createOriginClient, type SessionUser } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { guestSession } from '../session/guest-session';
import type { SiteInput } from '../site/create-site';

/** The viewer of the page; undefined while the session is being read. */
export type WorkshopViewer = 'guest' | Partial<SessionUser> | undefined;

/** The origin's answers, by the end of a path: a status and a body, or `never`. */
export type WorkshopAnswers = Readonly<
  Record<string, readonly [status: number, body: unknown] | 'never'>
>;

/** Makes the session and the origin of a workshop's site. A call without an answer fails as if offline. */
export function workshopVisit(
  { origin }: Pick<Realm, 'origin'>,
  language: string,
  { as, answers = {} }: { as?: WorkshopViewer; answers?: WorkshopAnswers | undefined },
): Pick<SiteInput, 'session' | 'origin'> {
  const session = guestSession();
  if (as === 'guest') Object.assign(session.state, { status: 'guest' });
  else if (as) Object.assign(session.state, { status: 'viewer', user: { ...viewer, ...as } });
  return {
    session,
    origin: createOriginClient({ ...origin, language, fetch: answering(answers) }),
  };
}

const viewer: SessionUser = {
  id: 'viewer-1',
  role: 'VIEWER',
  isGuest: false,
  locale: 'en',
  audience: 'demo',
  expiresAt: Number.MAX_SAFE_INTEGER,
  missingInformationStatus: 'NONE',
};

const answering =
  (answers: WorkshopAnswers): typeof fetch =>
  async (url) => {
    const { pathname } = new URL(String(url));
    const [, answer] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? [];
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer === 'never') return new Promise(() => {});
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };
