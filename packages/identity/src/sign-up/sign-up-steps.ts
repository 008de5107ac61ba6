import { signUp } from '@marquee/origin-client/calls';
import type { ConsentAnswer } from '../consent/consent-terms';
import type {
  ConfigOf,
  PageContext,
  ProviderType,
  SignInAnswer,
} from '../providers/sign-in-context';

/** What a sign-up form holds. */
export interface Registration {
  /** The email address. */
  id: string;
  secret: string;
  /** The realm's own fields, by id (spec 1 §3). */
  fields: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  consentAnswers: ConsentAnswer[];
  /** Where the letter leads that confirms the address. */
  redirectUri: string;
}

/** How a provider with a form opens an account. @throws {OriginError} */
export type SignUpStep<Type extends ProviderType = ProviderType> = (
  registration: Registration,
  config: ConfigOf<Type>,
  context: PageContext,
) => Promise<SignInAnswer>;

/** At the origin: for every provider with a form that has no step of its own. */
export const originSignUp: SignUpStep = (registration, { type }, { origin }) =>
  origin.call(signUp, {
    body: { ...registration, ...(type === 'id' ? {} : { provider: type }) },
    auth: 'none',
  });
