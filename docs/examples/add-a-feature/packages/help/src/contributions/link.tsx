import { TextLink } from '@marquee/design-system';
import { useLabels, useSite } from '@marquee/renderer';

/** The way to the help page, in the header of every page. */
export function Contribution() {
  const { path } = useSite();
  return <TextLink href={path('help')}>{useLabels()('help.title')}</TextLink>;
}
