import { BufferRing, Button, Container, Heading, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Paying } from '../paying/use-paying';

/** The answer to a payment was lost: nothing else can be tried until it is known whether it went through. */
export function PayingUnknown({ paying }: { paying: Paying }) {
  const { t } = useSite();
  return (
    <Waiting name="paying.unknown">
      <Button variant="secondary" onClick={paying.askAgain}>
        {t('paying.ask')}
      </Button>
    </Waiting>
  );
}

/** Another tab of this browser pays: this one follows it. */
export function PayingElsewhere() {
  return <Waiting name="paying.elsewhere" />;
}

function Waiting({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container width="narrow" spaced>
      <Stack gap={21} align="start">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t(`${name}.title`)}
        </Heading>
        <div role="status">
          <Text measure>{t(`${name}.text`)}</Text>
        </div>
        <BufferRing label={t('order.asking')} />
        {children}
      </Stack>
    </Container>
  );
}
