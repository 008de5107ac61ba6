import { Button, Text } from '@marquee/design-system';
import { userDetails } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { useLeave } from '../../login/use-leave';
import { readableEmail } from '../../screens/readable-email';
import { SIGN_IN_ERRORS } from './errors';

interface SignedInQuestionProps {
  /** Uses the link. */
  follow: () => void;
  /** Forgets the link in this tab; it still works. */
  forget: () => void;
}

/** Asks a viewer who is signed in already whether to use the link, which may be another account's. */
export function SignedInQuestion({ follow, forget }: SignedInQuestionProps) {
  const { t, origin, session } = useSite();
  const leave = useLeave();
  const [leaving, setLeaving] = useState(false);
  const { state } = useList(
    useCallback(
      async (signal: AbortSignal) =>
        readableEmail((await origin.call(userDetails, { signal })).email),
      [origin],
    ),
    useFailures(SIGN_IN_ERRORS),
  );
  const email = state.status === 'done' ? state.items : '';
  const use = async () => {
    setLeaving(true);
    await session.signOut();
    follow();
  };
  const stay = () => {
    forget();
    leave();
  };
  return (
    <>
      <Text>{email ? t('magicLink.signedInAs', { email }) : t('magicLink.signedIn')}</Text>
      <Button size="large" fullWidth loading={leaving} onClick={() => void use()}>
        {t('magicLink.signOut')}
      </Button>
      <Button variant="secondary" size="large" fullWidth onClick={stay}>
        {t('magicLink.stay')}
      </Button>
    </>
  );
}
