import type { Handlers } from '../../kernel/contract';
import type { Database } from '../../kernel/database/database';
import { readArtworkRequest, unknownTitle } from '../catalogue';
import type { ClipFiles } from './clips/clip-files';
import { send } from './streams/send-file';

/** The moving pictures of heroes: the sample clip of a title's brand. */
export function heroMotionRoutes({ db, clipFiles }: { db: Database; clipFiles: ClipFiles }) {
  return {
    async heroMotion(request, reply) {
      const { realm, titleId } = request.params as { realm: string; titleId: string };
      const title = await readArtworkRequest(db, { realm, titleId, crop: 'hero' });
      if (!title) throw unknownTitle();
      const bytes = await clipFiles.whole(realm);
      return send(request, reply, { type: 'video/mp4', bytes, isFinal: true });
    },
  } satisfies Handlers;
}
