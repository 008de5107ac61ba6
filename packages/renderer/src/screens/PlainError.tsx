import { Button, Container, Heading, Stack, Text } from '@marquee/design-system';
import { useRouteError } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { useFreshLoad } from './use-fresh-load';

interface PlainErrorProps {
  /** Inside the site's frame, which has the page's landmarks already. Else it is all there is. */
  framed?: boolean;
}

/** The last resort, when even the error page cannot be shown: words and a way on, nothing that could fail again. */
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
          {/* Past the router: what is lost stays lost until the page is loaded afresh. */}
          <Button onClick={() => location.assign(basename || '/')}>{t('failure.home')}</Button>
        </Stack>
      </Container>
    </Frame>
  );
}
