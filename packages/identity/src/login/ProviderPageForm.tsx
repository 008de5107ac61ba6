import { Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { providerLabel } from '../providers/provider-name';
import { SignInForm, type SignInFormProps } from './SignInForm';

/** A provider's form on its own page, which also says whose it is. */
export function ProviderPageForm(props: SignInFormProps) {
  const site = useSite();
  return (
    <>
      <Text tone="muted">{providerLabel(site, props.choice)}</Text>
      <SignInForm {...props} />
    </>
  );
}
