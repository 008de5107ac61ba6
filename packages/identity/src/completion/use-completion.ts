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
import { definedFields, type FieldValue } from '@marquee/renderer/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDetailsSaving } from '../account/use-details-saving';
import { type ConsentAnswer, type ConsentTerm, maySubmit } from '../consent/consent-terms';
import { fieldsCalled } from '../rules/declared-fields';
import { COMPLETION_ERRORS } from './errors';

/** For its own calls: they do not wait for what they settle. */
const SETTLES = { settles: true } as const;

interface Missing {
  fields: readonly FieldDefinition<FieldType>[];
  terms: readonly ConsentTerm[];
}

/**
 * What the realm insists on and the viewer has not given yet: fields, then terms (`missingInformationStatus`). When all is
 * given the session's token is renewed, which says so in every tab, and what waited for it goes on.
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
    // Nobody is stopped for what they may as well leave.
    return { fields, terms: maySubmit(terms, {}, false) ? [] : terms };
  };

  /** Resolves to whether the viewer is still there to go on: what waits is another's by then, or nobody's. */
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
      // Given elsewhere, since the token was made.
      else await settle();
    } catch (error) {
      if (!(error instanceof OriginError)) reportError(error);
      if (!isCurrent()) return;
      // Whoever made the call is told there, and may try again.
      if (callWaits) onSettled(false);
      else notify({ text: t('completion.later', { brand: realm.name }) });
    }
  });
  const asking = missing === null;
  const waits = useTimesOf(callWaits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be asked for is asked for on the next page, or by the next call
  useEffect(() => {
    if (!asking) return;
    let isCurrent = true;
    void ask(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [asking, key, waits]);

  /** What is left is asked for; when nothing is, the viewer goes on. */
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

  /** Resolves to what is left then. What has become of the terms meanwhile is asked for. */
  const keep = async (save: () => Promise<unknown>, left: Missing): Promise<Missing> => {
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
        const save = () => details.save(given.fields, fields, SETTLES);
        return goOn(await keep(save, { ...given, fields: [] }));
      }),

    saveAnswers: (given: Missing, consentAnswers: ConsentAnswer[]) =>
      run(async () => {
        const save = () => origin.call(saveConsents, { body: { consentAnswers }, ...SETTLES });
        return goOn(await keep(save, { ...given, terms: [] }));
      }),
  };
}

const isAnythingLeft = ({ fields, terms }: Missing) => fields.length + terms.length > 0;

/** How often it has become true. */
function useTimesOf(on: boolean): number {
  const [seen, setSeen] = useState({ on, times: 0 });
  if (seen.on !== on) setSeen({ on, times: on ? seen.times + 1 : seen.times });
  return seen.times;
}
