import type { SiteSession } from '../../site/site';

/** Something that an agent is about to change in a viewer's name. */
export interface Question {
  /** What will be done, as a sentence of the page's. */
  what: string;
  answer: (yes: boolean) => void;
}

interface Questions {
  list: readonly Question[];
  changed: Set<() => void>;
}

const bySession = new WeakMap<SiteSession, Questions>();

function questionsOf(session: SiteSession): Questions {
  const known = bySession.get(session) ?? { list: [], changed: new Set() };
  bySession.set(session, known);
  return known;
}

function put(session: SiteSession, list: readonly Question[]): void {
  const questions = questionsOf(session);
  questions.list = list;
  for (const changed of questions.changed) changed();
}

/** Waits for the agent's answer. Whoever asks may be ahead of the dialog, whose code comes when somebody acts. */
export function ask(session: SiteSession, what: string): Promise<boolean> {
  return new Promise((resolve) => {
    const question: Question = {
      what,
      answer(yes) {
        put(
          session,
          questionsOf(session).list.filter((one) => one !== question),
        );
        resolve(yes);
      },
    };
    put(session, [...questionsOf(session).list, question]);
  });
}

/** Nobody is left to answer: what was to be changed stays as it is. */
export function dropQuestions(session: SiteSession): void {
  for (const question of questionsOf(session).list) question.answer(false);
}

export const firstQuestion = (session: SiteSession): Question | undefined =>
  questionsOf(session).list[0];

export function onQuestions(session: SiteSession, changed: () => void): () => void {
  const questions = questionsOf(session);
  questions.changed.add(changed);
  return () => questions.changed.delete(changed);
}
