import { Button, Container, Heading, Stack, Text } from '@marquee/design-system';
import { useEffect } from 'react';
import { useSite } from '../site/use-site';

interface PlainErrorProps {
  /** Inside the site's frame, which has the page's landmarks already. Else it is all there is. */
  framed?: boolean;
}

/** The last resort, when even the error page cannot be shown: words and a way on, nothing that could fail again. */
export function PlainError({ framed = false }: PlainErrorProps) {
  const { t, basename } = useSite();
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  useEffect(() => {
    if (!offline) return;
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline]);
  const Frame = framed ? 'div' : 'main';
  return (
    <Frame>
      <Container width="narrow">
        <Stack gap={21} align="start">
          <Heading level={1}>{t(offline ? 'offline.title' : 'fault.title')}</Heading>
          <Text>{t(offline ? 'offline.text' : 'fault.text')}</Text>
          <Button href={basename || '/'}>{t('fault.home')}</Button>
        </Stack>
      </Container>
    </Frame>
  );
}
