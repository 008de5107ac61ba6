import { Button, Heading, InlineMessage, Loader, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SignInMessage } from '../login/SignInMessage';
import { AS_AGENT } from './errors';
import type { Outcome } from './use-deed';
import type { ListedState } from './use-listed';

interface AccountSectionProps {
  title: string;
  text?: string;
  /** How the last deed went. */
  outcome?: Outcome | null;
  /** Another one: what had the focus may be gone. Not before its dialog, which makes the rest of the page inert. */
  step?: unknown;
  children: ReactNode;
}

/** A part of the account with a heading of its own. */
export function AccountSection({ title, text, outcome, step, children }: AccountSectionProps) {
  const heading = useId();
  const titled = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) titled.current?.focus();
  }, [step]);
  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Stack gap={8}>
          <Heading level={2} id={heading} ref={titled} tabIndex={-1}>
            {title}
          </Heading>
          {text && <Text measure>{text}</Text>}
        </Stack>
        {/* Where the focus goes, so that it is seen however long the rest is. */}
        {outcome && <OutcomeMessage key={`outcome-${outcome.count}`} outcome={outcome} />}
        {children}
      </Stack>
    </section>
  );
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return outcome.tone === 'error' ? (
    <SignInMessage failure={outcome.failure} />
  ) : (
    <InlineMessage tone="success">{outcome.text}</InlineMessage>
  );
}

interface AccountItemsProps<Items> {
  state: ListedState<Items>;
  children: (items: Items) => ReactNode;
}

/** What may be on its way, or not have come. */
export function AccountItems<Items>({ state, children }: AccountItemsProps<Items>) {
  const { t } = useSite();
  const { listed, retry } = state;
  switch (listed.status) {
    case 'loading':
      return <Loader label={t('account.loading')} />;
    case 'failed':
      return (
        <Stack gap={13} align="start">
          <SignInMessage failure={listed.failure} />
          {listed.failure.key !== AS_AGENT && (
            <Button variant="secondary" onClick={retry}>
              {t('account.retry')}
            </Button>
          )}
        </Stack>
      );
    case 'done':
      return children(listed.items);
  }
}

interface AccountListProps<Item> extends AccountItemsProps<readonly Item[]> {
  /** What is said of an empty list. */
  none: string;
}

/** The same as a list. */
export function AccountList<Item>({ state, none, children }: AccountListProps<Item>) {
  return (
    <AccountItems state={state}>
      {(items) =>
        items.length === 0 ? (
          <Text tone="muted">{none}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {children(items)}
          </Stack>
        )
      }
    </AccountItems>
  );
}
