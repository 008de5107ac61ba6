import { useSite } from '@marquee/renderer';
import { useKeepFocus } from '../login/use-keep-focus';
import type { ConfiguredProvider } from '../providers/provider';
import { TvContent } from './TvContent';
import { TvFrame } from './TvFrame';
import type { TvState } from './tv-state';
import { useTvSignIn } from './use-tv-sign-in';

/** The page's heading. */
export const tvTitle = ({ status }: TvState): string =>
  status === 'device' ? 'tv.deviceTitle' : 'tv.title';

/** The TV providers to choose from, on the providers page and others (spec 1 §2). */
export function TvProviders({ choice }: { choice: ConfiguredProvider }) {
  const { t } = useSite();
  const signIn = useTvSignIn(choice);
  const { state } = signIn;
  // The first state takes no focus: none has been lost yet.
  const place = useKeepFocus<HTMLDivElement>(
    state.status === 'starting' || state.status === 'choosing' ? 'begin' : state.status,
  );
  return (
    <TvFrame title={t(tvTitle(state))}>
      <div ref={place}>
        <TvContent signIn={signIn} />
      </div>
    </TvFrame>
  );
}
