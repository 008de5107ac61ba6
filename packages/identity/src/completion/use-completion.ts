import { OriginError } from '@marquee/origin-client';
import { consents, saveConsents, userDetails } from '@marquee/origin-client/provider-calls';
import {
  type FieldDefinition,
  type FieldType,
  type FormValues,
  type SlotProps,
  useNotify,
  useSite,
} from '@marquee/renderer';
import { definedFields, type FieldValue } from '@marquee/renderer/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeed } from '../account/use-deed';
import { useDetailsSaving } from '../account/use-details-saving';
import { useWordsOf } from '../account/use-words-of';
import { type ConsentAnswer, type ConsentTerm, maySubmit } from '../consent/terms';
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
  const { outcome, busy, run } = useDeed(useWordsOf(COMPLETION_ERRORS));

  const look = async (): Promise<Missing> => {
    const [{ missing: ids }, { terms }] = await Promise.all([
      origin.rest.get('/user/details', { facts: userDetails, ...SETTLES }),
      origin.rest.get('/realm/consents', {
        ...{ facts: consents, query: { purpose: 'signup' } },
        ...SETTLES,
      }),
    ]);
    const { providers } = realm.auth;
    const fields = definedFields(fieldsCalled(ids, { providers, locale }), text);
    // Nobody is stopped for what they may as well leave.
    return { fields, terms: maySubmit(terms, {}, false) ? [] : terms };
  };

  const settle = async (): Promise<void> => {
    const token = await session.accessToken();
    if (token) await session.refresh(token);
    onSettled(true);
  };

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const now = await look();
      if (!isCurrent()) return;
      // Given elsewhere, since the token was made.
      if (now.fields.length + now.terms.length === 0) await settle();
      else setMissing(now);
    } catch (error) {
      if (!(error instanceof OriginError)) reportError(error);
      if (!isCurrent()) return;
      // Whoever made the call is told there, and may try again.
      if (callWaits) onSettled(false);
      else notify({ text: t('completion.later', { brand: realm.name }) });
    }
  });
  const asking = missing === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be asked for is asked for on the next page, or by the next call
  useEffect(() => {
    if (!asking) return;
    let isCurrent = true;
    void ask(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [asking, key, callWaits]);

  /** What is left is asked for; when nothing is, the viewer goes on. */
  const goOn = async (left: Missing): Promise<string> => {
    if (left.fields.length + left.terms.length > 0) {
      setMissing(left);
      return '';
    }
    await settle();
    const text = t('completion.done');
    notify({ tone: 'success', text });
    return text;
  };

  /** What has become of the terms meanwhile is asked for. */
  const againWhenChanged = async (save: () => Promise<unknown>): Promise<void> => {
    try {
      await save();
    } catch (error) {
      const changed =
        error instanceof OriginError && ['CONSENT_REQUIRED', 'TERMS_CHANGED'].includes(error.code);
      if (changed) setMissing(await look());
      throw error;
    }
  };

  return {
    missing,
    problems: details.problems,
    busy,
    failed: outcome?.tone === 'error' ? outcome : null,

    saveFields: (given: Missing, fields: FormValues<FieldValue>) =>
      run(async () => {
        await againWhenChanged(() => details.save(given.fields, fields, SETTLES));
        return goOn({ ...given, fields: [] });
      }),

    saveAnswers: (given: Missing, consentAnswers: ConsentAnswer[]) =>
      run(async () => {
        await againWhenChanged(() =>
          origin.rest.put('/user/consents', {
            ...{ facts: saveConsents, body: { consentAnswers } },
            ...SETTLES,
          }),
        );
        return goOn({ ...given, terms: [] });
      }),
  };
}
