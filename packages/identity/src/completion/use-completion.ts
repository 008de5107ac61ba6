import { OriginError } from '@marquee/origin-client';
import { consents, saveConsents, userDetails } from '@marquee/origin-client/calls';
import {
  type FieldDefinition,
  type FieldType,
  type FormValues,
  type SlotProps,
  useNotify,
  useSite,
} from '@marquee/renderer';
import { useAction, useFailures } from '@marquee/renderer/failures';
import { definedFields, type FieldValue, fieldsCalled } from '@marquee/renderer/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDetailsSaving } from '../account/use-details-saving';
import { type ConsentAnswer, type ConsentTerm, maySubmit } from '../consent/consent-terms';
import { COMPLETION_ERRORS } from './errors';

/** The options of its own calls: they do not wait for the terms that they settle. */
const SETTLES = { settles: true } as const;

interface Missing {
  fields: readonly FieldDefinition<FieldType>[];
  terms: readonly ConsentTerm[];
}

/**
 * What the realm requires and the viewer has not given yet: fields, then terms
 * (`missingInformationStatus`). When all is given the session's token is renewed, which tells every
 * tab, and the calls that waited go on.
 */
export function useCompletion({ callWaits, onSettled }: SlotProps['viewer.incomplete']) {
  const { origin, session, realm, locale, text, t } = useSite();
  const { key } = useLocation();
  const notify = useNotify();
  const [missing, setMissing] = useState<Missing | null>(null);
  const details = useDetailsSaving();
  const { outcome, busy, run } = useAction(useFailures(COMPLETION_ERRORS));

  const look = async (): Promise<Missing> => {
    const [{ missing: ids }, { terms }] = await Promise.all([
      origin.call(userDetails, SETTLES),
      origin.call(consents, { query: { purpose: 'signup' }, ...SETTLES }),
    ]);
    const { providers } = realm.auth;
    const fields = definedFields(fieldsCalled(ids, { providers, locale }), text);
    // Optional terms alone do not stop a viewer.
    return { fields, terms: maySubmit(terms, {}, false) ? [] : terms };
  };

  /**
   * Resolves to false when the session has ended or is another viewer's: the waiting calls fail
   * then.
   */
  const settle = async (): Promise<boolean> => {
    const token = await session.accessToken();
    const fresh = token && (await session.refresh(token));
    onSettled(fresh !== null);
    return fresh !== null;
  };

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const now = await look();
      if (!isCurrent()) return;
      if (isAnythingLeft(now)) setMissing(now);
      // Given in another tab or device since the token was issued.
      else await settle();
    } catch (error) {
      if (!(error instanceof OriginError)) reportError(error);
      if (!isCurrent()) return;
      // The page that made the call shows its failure, with a way to try again.
      if (callWaits) onSettled(false);
      else notify({ text: t('completion.later', { brand: realm.name }) });
    }
  });
  const asking = missing === null;
  const waits = useTimesOf(callWaits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next page, or the next call, asks again
  useEffect(() => {
    if (!asking) return;
    let isCurrent = true;
    void ask(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [asking, key, waits]);

  /** Asks for what is left; when nothing is, the viewer goes on. */
  const goOn = async (left: Missing): Promise<string> => {
    if (isAnythingLeft(left)) {
      setMissing(left);
      return '';
    }
    if (!(await settle())) return '';
    const text = t('completion.done');
    notify({ tone: 'success', text });
    return text;
  };

  /**
   * Saves, and resolves to what is left then. When the terms have changed, they are loaded again.
   */
  const saveAndLook = async (save: () => Promise<unknown>, left: Missing): Promise<Missing> => {
    try {
      await save();
      return left;
    } catch (error) {
      const changed =
        error instanceof OriginError && ['CONSENT_REQUIRED', 'TERMS_CHANGED'].includes(error.code);
      if (!changed) throw error;
      const now = await look();
      if (!isAnythingLeft(now)) return now;
      setMissing(now);
      throw error;
    }
  };

  return {
    missing,
    problems: details.problems,
    busy,
    failed: outcome?.status === 'failed' ? outcome : null,

    saveFields: (given: Missing, fields: FormValues<FieldValue>) =>
      run(async () => {
        const save = () => details.save(given.fields, { fields }, SETTLES);
        return goOn(await saveAndLook(save, { ...given, fields: [] }));
      }),

    saveAnswers: (given: Missing, consentAnswers: ConsentAnswer[]) =>
      run(async () => {
        const save = () => origin.call(saveConsents, { body: { consentAnswers }, ...SETTLES });
        return goOn(await saveAndLook(save, { ...given, terms: [] }));
      }),
  };
}

const isAnythingLeft = ({ fields, terms }: Missing) => fields.length + terms.length > 0;

/** Counts how often `on` turned true. */
function useTimesOf(on: boolean): number {
  const [seen, setSeen] = useState({ on, times: 0 });
  if (seen.on !== on) setSeen({ on, times: on ? seen.times + 1 : seen.times });
  return seen.times;
}
