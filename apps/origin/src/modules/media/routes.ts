import type { Handlers } from '../../kernel/contract';
import { unknownTitle } from '../catalogue';
import type { Crop, Format, ImageService } from './service';

const year = 365 * 24 * 60 * 60;

/** The image service. */
export function imageRoutes({ images }: { images: ImageService }) {
  return {
    async image(request, reply) {
      const { realm, titleId, crop } = request.params as {
        realm: string;
        titleId: string;
        crop: Crop;
      };
      const { w, f } = request.query as { w: number; f: Format };
      const picture = await images.find({ realm, titleId, crop, width: w, format: f });
      if (!picture) throw unknownTitle();
      reply
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', picture.etag);
      const known = request.headers['if-none-match']
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      if (known?.some((tag) => tag === '*' || tag === picture.etag)) return reply.code(304).send();
      return reply.type(`image/${f}`).send(await picture.read());
    },
  } satisfies Handlers;
}
