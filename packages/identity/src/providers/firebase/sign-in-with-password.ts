import type { ConfigOf, PageContext, SignInAnswer } from '../provider';
import { exchange } from './exchange';
import { projectOf } from './project';
import { refusalOf } from './refusal';
import { withPassword } from './sdk';
import type { Linking } from './use-existing-account';

/** Signs in with the form's values. @throws {OriginError} */
export async function signInWithPassword(
  { id, secret }: { id: string; secret: string },
  config: ConfigOf<'firebase'>,
  context: PageContext,
  linking?: Linking,
): Promise<SignInAnswer> {
  try {
    const project = projectOf(config, context);
    const tokens = await withPassword(project, id, secret, linking?.pending);
    if (tokens.link) linking?.settled(tokens.link);
    return await exchange(tokens, context);
  } catch (error) {
    throw refusalOf(error, context);
  }
}
