import { HeartIcon, IconButton } from '@marquee/design-system';
import { type SlotProps, useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { type FailureRow, failureText, isGivenUp, useFailures } from '@marquee/renderer/failures';
import { useEffect, useSyncExternalStore } from 'react';
import { useFavourites, useOwner } from '../favourites/use-favourites';

/** Names the title whose heart went back, unless the failure has a more exact text. */
const HEART_FAILURES: FailureRow = {
  instead: {
    'failure.offline': 'favourites.offline',
    'failure.timeout': 'favourites.failed',
    'failure.unavailable': 'favourites.failed',
  },
  generic: 'favourites.failed',
};

/** The heart on a title's card, for viewers and guests who can have favourites. */
export function Heart({ title: { id, name } }: SlotProps['card.actions']) {
  const site = useSite();
  const { t } = site;
  const failuresOf = useFailures(HEART_FAILURES);
  const notify = useNotify();
  const confirmAsAgent = useConfirmAsAgent();
  const favourites = useFavourites();
  const owner = useOwner();
  useEffect(() => {
    if (!owner) return;
    // All hearts of a page follow at once; the origin is asked once, and again by the next page
    // after a failure.
    favourites.follow(owner).catch((error: unknown) => {
      console.warn('Favourites did not load.', error);
    });
  }, [favourites, owner]);
  const marked = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(id),
    () => null,
  );
  if (marked === null) return null;

  const toggle = async () => {
    const what = t(marked ? 'favourites.agent.remove' : 'favourites.agent.add', { title: name });
    try {
      await confirmAsAgent(what, (confirmed) => favourites.set(id, !marked, confirmed));
    } catch (error) {
      // The agent chose to change nothing.
      if (isGivenUp(error)) return;
      notify({ tone: 'error', text: failureText(site, failuresOf(error), { title: name }) });
    }
  };
  return (
    <IconButton
      variant="overlay"
      icon={<HeartIcon />}
      label={t('favourites.mark', { title: name })}
      aria-pressed={marked}
      onClick={() => void toggle()}
    />
  );
}
