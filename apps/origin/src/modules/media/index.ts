import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { drawAhead } from './draw-ahead';
import { imageRoutes } from './routes';
import { createImageService } from './service';

/** Pictures of titles, drawn and encoded when they are first asked for. */
export const media = defineOriginModule({
  name: 'media',
  uses: { catalogue },
  limits: { image: 'image' },

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
    return { images };
  },

  routes: imageRoutes,
});
