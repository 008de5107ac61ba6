import { Button, Container, Heading, Stack, Text } from '@marquee/design-system';
import { useRouteError } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { useFreshLoad } from './use-fresh-load';

interface PlainErrorProps {
  /** Inside the site's frame, which already has the page's landmarks; otherwise it is the whole page. */
  framed?: boolean;
}

/** The last resort when even the error page cannot be shown: a text and a button, nothing that could fail again. */
export function PlainError({ framed = false }: PlainErrorProps) {
  const { t, basename } = useSite();
  const error = useRouteError();
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  useFreshLoad(error, offline);
  const Frame = framed ? 'div' : 'main';
  return (
    <Frame>
      <Container width="narrow">
        <Stack gap={21} align="start">
          <Heading level={1}>{t(offline ? 'failure.offlineTitle' : 'failure.title')}</Heading>
          <Text>{t(offline ? 'failure.offlineText' : 'failure.text')}</Text>
          {/* A document navigation: missing code can only be loaded by a new page. */}
          <Button onClick={() => location.assign(basename || '/')}>{t('failure.home')}</Button>
        </Stack>
      </Container>
    </Frame>
  );
}
