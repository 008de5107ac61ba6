import { useQuery, useSession, useSite } from '@marquee/renderer';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrangeProviders } from '../../rules/arrange-providers';
import { signsUpByForm, signUpForm } from '../../rules/joining';
import { straightTo } from '../../rules/provider-routes';
import type { ConfiguredProvider } from '../provider';
import { type SignInOptionsProps, useProviders } from '../provider-choices';
import { OtherProviders } from './OtherProviders';
import { providerPath } from './provider-path';

/**
 * Links to the providers with pages of their own; a realm's only one is opened at once (spec 1 §2).
 */
export function SignInOptions({ signIn, signUp = false }: SignInOptionsProps) {
  const { path } = useSite();
  const { choices } = useProviders();
  const search = useQuery();
  const query = signUp ? asSignUp(search) : search;
  const only = straightTo(choices);
  const form = signUp ? signUpForm(choices, search) : arrangeProviders(choices).primary;
  if (only && !(signUp && form)) return <ToOnlyProvider choice={only} signUp={signUp} />;
  if (signUp) {
    const able = choices.filter(({ provider }) => provider.capabilities.signUp);
    return (
      <OtherProviders
        choices={able}
        open={form}
        search={query}
        title="signUp.otherWays"
        pageOf={(choice) =>
          signsUpByForm(choice) ? path('signup') + named(search, choice) : undefined
        }
      />
    );
  }
  return (
    <>
      <OtherProviders choices={choices} open={form} search={query} title="login.otherWays" />
      {choices.map(
        (choice) =>
          choice.provider.suggestions && (
            <Suspense key={choice.provider.type}>
              <choice.provider.suggestions.Offer choice={choice} signIn={signIn} />
            </Suspense>
          ),
      )}
    </>
  );
}

/** A sign-up page's query, for the form of this provider. */
function named(search: string, { config }: ConfiguredProvider): string {
  const query = new URLSearchParams(search);
  query.set('providerName', config.type);
  return `?${query}`;
}

/** A page's query for a provider that is to open an account. */
function asSignUp(search: string): string {
  const query = new URLSearchParams(search);
  query.set('type', 'signup');
  return `?${query}`;
}

function ToOnlyProvider({ choice, signUp }: { choice: ConfiguredProvider; signUp: boolean }) {
  const site = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { status } = useSession();
  const path = providerPath(site, choice) + (signUp ? asSignUp(search) : search);
  useEffect(() => {
    // A signed-in viewer is sent on from this page.
    if (status === 'guest') void navigate(path, { replace: true });
  }, [status, path, navigate]);
  return null;
}
