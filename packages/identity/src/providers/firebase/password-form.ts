import type { ProviderForm } from '../provider';
import { secretForm } from '../secret-form';
import { laterCode } from './later-code';
import type { Linking } from './use-existing-account';

/**
 * The form of email and password of the project. The SDK is large, and loaded with its first use.
 */
export const passwordForm = (linking?: Linking): ProviderForm<'firebase'> =>
  secretForm(async (credentials, context, config) => {
    const code = await laterCode(() => import('./sign-in-with-password'));
    return code.signInWithPassword(credentials, config, context, linking);
  });
