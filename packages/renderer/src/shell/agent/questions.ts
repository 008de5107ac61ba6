import type { SiteSession } from '../../site/site';

/** A change in a viewer's account that the agent has to confirm. */
export interface Question {
  /** Says in a sentence what will be changed. */
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

/** Asks the agent and waits for the answer. The dialog's code may still be loading. */
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

/** Answers all open questions with no. */
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
