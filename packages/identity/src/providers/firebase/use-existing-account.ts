import { useNotify, useSite } from '@marquee/renderer';
import { useRef, useState } from 'react';
import type { LinkOutcome, PendingLink } from './pending-link';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** The project has an account with the same address, which has to be signed in to in another way. */
export interface ExistingAccount {
  /** What did not sign in. */
  name: SocialName;
  /** What the account signs in with, where the project tells and the page has a button for it. */
  by?: SocialName;
  /** What is linked to the account as soon as it is signed in to; null when nothing can or shall be. */
  link: PendingLink | null;
}

/** What a way of signing in needs to know of the pending link. */
export interface Linking {
  pending: () => PendingLink | null;
  settled: (outcome: LinkOutcome) => void;
}

/** "Account exists with another credential" (spec 1 §8), from the refusal until somebody has signed in or the page is left. */
export function useExistingAccount() {
  const { t } = useSite();
  const notify = useNotify();
  const [existing, setExisting] = useState<ExistingAccount | null>(null);
  // Signing in takes its time: what is pending when it has ended counts.
  const latest = useRef(existing);
  const set = (next: ExistingAccount | null) => {
    latest.current = next;
    setExisting(next);
  };
  const unlink = () => set(latest.current && { ...latest.current, link: null });

  const linking: Linking = {
    pending: () => latest.current?.link ?? null,
    settled(outcome) {
      const { name, link } = latest.current ?? {};
      unlink();
      if (!name || !link) return;
      const text = t(`firebase.link.${outcome}`, {
        provider: SOCIAL_NAMES[name].name,
        email: link.email,
      });
      if (outcome === 'linked') notify({ tone: 'success', text, duration: 12_000 });
      else notify({ tone: 'info', text, duration: Number.POSITIVE_INFINITY });
    },
  };
  return {
    existing,
    found: set,
    unlink,
    linking,
    /** The way back to this page led over another, where nothing of the kind can be carried along. */
    tellLost(name: SocialName) {
      const text = t('firebase.link.lost', { provider: SOCIAL_NAMES[name].name });
      notify({ tone: 'info', text, duration: Number.POSITIVE_INFINITY });
    },
  };
}
