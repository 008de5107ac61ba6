import { OriginError } from '@marquee/origin-client';
import { consents } from '@marquee/origin-client/calls';
import {
  type FieldDefinition,
  type FieldType,
  type FormValues,
  useNotify,
  useSite,
  type Wording,
} from '@marquee/renderer';
import { failedCall, failureOf } from '@marquee/renderer/failures';
import { type FieldValue, fieldProblems } from '@marquee/renderer/forms';
import { REGION_REFUSALS } from '@marquee/renderer/region';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emailConfirmationRedirection } from '../confirmation/redirection';
import { confirmationUri } from '../confirmation/send-confirmation';
import type { ConsentAnswer, ConsentTerm } from '../consent/consent-terms';
import { destinationContext } from '../login/destination-context';
import type { SignIn } from '../login/sign-in';
import type { ConfiguredProvider } from '../providers/provider';
import { destinationAfterConfirmation } from '../rules/destination';
import { readSignInQuery } from '../rules/sign-in-query';
import { readableEmail } from '../screens/readable-email';
import { registrationOf } from './fields';
import { FIELD_REFUSALS, SIGN_UP_ERRORS, TERMS_ERRORS } from './refusals';
import { originSignUp, type Registration } from './sign-up-steps';

type Given = Omit<Registration, 'consentAnswers'>;

interface Asked {
  given: Given;
  terms: readonly ConsentTerm[];
  /** The last failure before these terms; it is not shown with them. */
  after: number;
}

/**
 * Opens an account: the form, then the terms where the realm has any, then the origin (spec 1 §2,
 * §6, §8).
 */
export function useSignUp(
  { provider, config }: ConfiguredProvider,
  signIn: SignIn,
  fields: readonly FieldDefinition<FieldType>[],
  onOpened: () => void,
) {
  const site = useSite();
  const { origin, realm, t, hasLabel } = site;
  const notify = useNotify();
  const { search } = useLocation();
  const [fetching, setFetching] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, Wording>>>({});
  const [region, setRegion] = useState<string | null>(null);

  const askForTerms = async (given: Given, after: number): Promise<boolean> => {
    const { terms } = await origin.call(consents, {
      query: { purpose: 'signup' },
      auth: 'none',
    });
    if (terms.length > 0) setAsked({ given, terms, after });
    return terms.length > 0;
  };

  /** Shows a refusal where it belongs: at a field, with the terms, or above the form. */
  const tellWhereItBelongs = async (error: unknown, given: Given): Promise<void> => {
    if (!(error instanceof OriginError)) return;
    const region = Object.hasOwn(REGION_REFUSALS, error.code);
    const field = Object.hasOwn(FIELD_REFUSALS, error.code) && FIELD_REFUSALS[error.code];
    if (region) setRegion(error.code);
    else if (field) setProblems({ [field.field]: field.key });
    else if (error.code === 'FIELDS_REFUSED') {
      setProblems(fieldProblems(error.messages, fields).problems);
    } else if (['CONSENT_REQUIRED', 'TERMS_CHANGED'].includes(error.code)) {
      // The origin's message is why the terms are asked again.
      await askForTerms(given, 0);
      return;
    } else return;
    setAsked(null);
  };

  const send = (given: Given, consentAnswers: ConsentAnswer[]) =>
    signIn.attempt({ ...provider, errors: SIGN_UP_ERRORS }, async (context) => {
      try {
        const step = (await provider.signUp?.()) ?? originSignUp;
        const answer = await step({ ...given, consentAnswers }, config, context);
        onOpened();
        const at = destinationContext(site, window.location.origin);
        const next = destinationAfterConfirmation(readSignInQuery(search), at);
        emailConfirmationRedirection(realm.id).write(next ?? null);
        notify({
          tone: 'success',
          text: t('signUp.created', { brand: realm.name, email: await readableEmail(given.id) }),
          duration: 12_000,
        });
        return answer;
      } catch (error) {
        await tellWhereItBelongs(error, given);
        throw error;
      }
    });

  return {
    fetching,
    asked,
    problems,
    region,
    async submit(values: FormValues<FieldValue>) {
      setProblems({});
      const given = { ...registrationOf(values), redirectUri: confirmationUri(site) };
      setFetching(true);
      try {
        const { state } = signIn;
        if (await askForTerms(given, state.status === 'failed' ? state.attempt : 0)) return;
      } catch (error) {
        signIn.refuse(failureOf(TERMS_ERRORS, failedCall(error), hasLabel));
        return;
      } finally {
        setFetching(false);
      }
      await send(given, []);
    },
    agree: (answers: ConsentAnswer[]) => void (asked && send(asked.given, answers)),
    disagree: () => setAsked(null),
  };
}
