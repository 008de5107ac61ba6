import { useNotify, useSite } from '@marquee/renderer';
import { useRef, useState } from 'react';
import type { LinkOutcome, PendingLink } from './pending-link';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** The project has an account with the same address and another sign-in method. */
export interface ExistingAccount {
  /** The provider that did not sign in. */
  name: SocialName;
  /** The account's sign-in method, where the project tells it and the page has a button for it. */
  by?: SocialName;
  /** The credential to link to the account after signing in; null when none can or should be. */
  link: PendingLink | null;
}

/** The pending link, for the sign-in methods of the page. */
export interface Linking {
  pending: () => PendingLink | null;
  settled: (outcome: LinkOutcome) => void;
}

/**
 * "Account exists with another credential" (spec 1 §8), from the refusal until the viewer signs in
 * or leaves.
 */
export function useExistingAccount() {
  const { t } = useSite();
  const notify = useNotify();
  const [existing, setExisting] = useState<ExistingAccount | null>(null);
  // Read when the sign-in has ended: the pending link may have changed by then.
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
    /** The viewer came back over another page, which cannot pass a credential on. */
    tellLost(name: SocialName) {
      const text = t('firebase.link.lost', { provider: SOCIAL_NAMES[name].name });
      notify({ tone: 'info', text, duration: Number.POSITIVE_INFINITY });
    },
  };
}
