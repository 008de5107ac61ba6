import { signUp } from '@marquee/origin-client/calls';
import type { ConsentAnswer } from '../consent/consent-terms';
import type {
  ConfigOf,
  PageContext,
  ProviderType,
  SignInAnswer,
} from '../providers/sign-in-context';

/** The values of a sign-up form. */
export interface Registration {
  /** The email address. */
  id: string;
  secret: string;
  /** The realm's own fields, by id (spec 1 §3). */
  fields: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  consentAnswers: ConsentAnswer[];
  /** The page that the confirmation email links to. */
  redirectUri: string;
}

/** Opens an account for a provider with a form. @throws {OriginError} */
export type SignUpStep<Type extends ProviderType = ProviderType> = (
  registration: Registration,
  config: ConfigOf<Type>,
  context: PageContext,
) => Promise<SignInAnswer>;

/** Opens an account at the origin, for every provider with a form and no step of its own. */
export const originSignUp: SignUpStep = (registration, { type }, { origin }) =>
  origin.call(signUp, {
    body: { ...registration, ...(type === 'id' ? {} : { provider: type }) },
    auth: 'none',
  });
