import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { openClipFiles } from './clips/clip-files';
import { drawAhead } from './draw-ahead';
import { heroMotionRoutes } from './hero-motion';
import { imageRoutes } from './routes';
import { createImageService } from './service';
import { openMediaSigner } from './streams/media-grant';
import { streamFileRoutes } from './streams/routes';
import { createStreamFiles } from './streams/stream-files';

export { TEXTS } from './captions/captions';
export { hasChapters } from './streams/chapters';
export { LATENCY_SECONDS, LIVE_WINDOW_SECONDS } from './streams/live-settings';
export type { MediaGrant, MediaSigner } from './streams/media-grant';
export { SOUNDS } from './streams/sounds';

/** Pictures of titles, drawn and encoded when they are first asked for, and streams that are cut from sample clips. */
export const media = defineOriginModule({
  name: 'media',
  uses: { catalogue },
  limits: { image: 'image', heroMotion: 'image' },

  async services({ database: { db }, options, lifetime, log }) {
    const images = await createImageService(db, options);
    lifetime.onClose(() => images.close());
    let stopped = false;
    lifetime.onStop(() => {
      stopped = true;
    });
    if (options.drawAhead) {
      lifetime.onListen(() => {
        drawAhead(db, images, () => stopped).catch((error) => {
          if (!stopped)
            log.warn({ err: error }, 'First pictures are drawn when they are asked for');
        });
      });
    }
    const clipFiles = openClipFiles();
    return {
      db,
      images,
      clipFiles,
      mediaSigner: await openMediaSigner(db),
      streamFiles: createStreamFiles(clipFiles),
    };
  },

  routes: (services) => ({
    ...imageRoutes(services),
    ...streamFileRoutes(services),
    ...heroMotionRoutes(services),
  }),
});
