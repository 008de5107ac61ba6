import { Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { providerLabel } from '../providers/provider-name';
import { SignInForm, type SignInFormProps } from './SignInForm';

/** A provider's form on the provider's own page, with the provider's name. */
export function ProviderPageForm(props: SignInFormProps) {
  const site = useSite();
  return (
    <>
      <Text tone="muted">{providerLabel(site, props.choice)}</Text>
      <SignInForm {...props} />
    </>
  );
}
