import { useSession, useSite } from '@marquee/renderer';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignIn } from '../../login/use-sign-in';
import { arrangeProviders } from '../../rules/arrange-providers';
import { straightTo } from '../../rules/provider-routes';
import { type ConfiguredProvider, useProviders } from '../provider-choices';
import { OtherProviders } from './OtherProviders';
import { providerPath } from './provider-path';

/** The ways in that have pages of their own; a realm's only one is gone at once (spec 1 §2). */
export function Ways({ signIn }: { signIn: SignIn }) {
  const { choices } = useProviders();
  const only = straightTo(choices);
  if (only) return <StraightWay choice={only} />;
  return (
    <>
      <OtherProviders choices={choices} open={arrangeProviders(choices).primary} />
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

function StraightWay({ choice }: { choice: ConfiguredProvider }) {
  const site = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { status } = useSession();
  const path = `${providerPath(site, choice)}${search}`;
  useEffect(() => {
    // Whoever is signed in already is sent on from here.
    if (status === 'guest') void navigate(path, { replace: true });
  }, [status, path, navigate]);
  return null;
}
