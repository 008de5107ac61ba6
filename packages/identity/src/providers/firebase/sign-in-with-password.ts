import type { ConfigOf, PageContext, SignInAnswer } from '../provider';
import { exchange } from './exchange';
import { projectOf } from './project';
import { refusalOf } from './refusal';
import { withPassword } from './sdk';

/** The form's way in. @throws {OriginError} */
export async function signInWithPassword(
  { id, secret }: { id: string; secret: string },
  config: ConfigOf<'firebase'>,
  context: PageContext,
): Promise<SignInAnswer> {
  try {
    return await exchange(await withPassword(projectOf(config, context), id, secret), context);
  } catch (error) {
    throw refusalOf(error, context);
  }
}
