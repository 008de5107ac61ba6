import { Heading, InlineMessage, Loader, Stack, Text } from '@marquee/design-system';
import { useLostFocus, useSite } from '@marquee/renderer';
import {
  type ActionOutcome,
  FailureAction,
  FailureMessage,
  type List,
  type MoreState,
} from '@marquee/renderer/failures';
import { type ReactNode, useId, useRef } from 'react';

interface AccountSectionProps {
  title: string;
  text?: string;
  /** The outcome of the last action. */
  outcome?: ActionOutcome | null;
  /**
   * A new one: the focused element may be gone. Not while its dialog is open: the page is inert
   * then.
   */
  step?: unknown;
  children: ReactNode;
}

/** A part of the account with a heading of its own. */
export function AccountSection({ title, text, outcome, step, children }: AccountSectionProps) {
  const heading = useId();
  const titled = useRef<HTMLHeadingElement>(null);
  useLostFocus(step, () => titled.current?.focus());
  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Stack gap={8}>
          <Heading level={2} id={heading} ref={titled} tabIndex={-1}>
            {title}
          </Heading>
          {text && <Text measure>{text}</Text>}
        </Stack>
        {/* The focus goes here, so that the outcome is visible in a long section, too. */}
        {outcome && <OutcomeMessage key={`outcome-${outcome.count}`} outcome={outcome} />}
        {children}
      </Stack>
    </section>
  );
}

function OutcomeMessage({ outcome }: { outcome: ActionOutcome }) {
  return outcome.status === 'failed' ? (
    <FailureMessage failure={outcome.failure} />
  ) : (
    <InlineMessage tone="success">{outcome.text}</InlineMessage>
  );
}

interface AccountItemsProps<Items> {
  list: List<Items>;
  /** `next`: the address of the next page, for a list with pages. */
  children: (items: Items, next: MoreState) => ReactNode;
}

/** Content that may be loading, or not have loaded. */
export function AccountItems<Items>({ list, children }: AccountItemsProps<Items>) {
  const { t } = useSite();
  const { state, retry } = list;
  switch (state.status) {
    case 'loading':
      return <Loader label={t('account.loading')} />;
    case 'failed':
      return (
        <Stack gap={13} align="start">
          <FailureMessage failure={state.failure} />
          <FailureAction failure={state.failure} retry={retry} variant="secondary" />
        </Stack>
      );
    case 'done':
      return children(state.items, state.more);
  }
}

interface AccountListProps<Item> extends Pick<AccountItemsProps<readonly Item[]>, 'list'> {
  children: (items: readonly Item[]) => ReactNode;
  /** Shown for an empty list. */
  none: string;
}

/** A `Loadable` with a list. */
export function AccountList<Item>({ list, none, children }: AccountListProps<Item>) {
  return (
    <AccountItems list={list}>
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
