import { Button, EmptyState } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';

interface NothingHereProps {
  icon?: ReactNode;
  title: string;
  text?: string;
}

/** Tells why a list is empty, with a way to the brand's other titles. */
export function NothingHere(props: NothingHereProps) {
  const { t, defaultPath } = useSite();
  return (
    <EmptyState {...props} actions={<Button href={defaultPath}>{t('listing.home')}</Button>} />
  );
}
