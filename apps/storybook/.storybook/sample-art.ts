import type { Plugin } from 'vite';
import { drawSample, SAMPLE_SHAPES, SAMPLE_SUBJECTS } from './sample-drawing';

/** Serves /sample-art/<subject>-<shape>.svg; `?w=` and `?f=` are ignored, as one drawing serves every size. */
export function sampleArt(): Plugin {
  return {
    name: 'sample-art',
    configureServer(server) {
      server.middlewares.use('/sample-art', (request, response, next) => {
        const found = /^\/([a-z]+)-([a-zA-Z]+)\.svg/.exec(request.url ?? '');
        const drawing = found && drawSample(found[1] ?? '', found[2] ?? '');
        if (!drawing) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
    generateBundle() {
      for (const subject of SAMPLE_SUBJECTS) {
        for (const shape of SAMPLE_SHAPES) {
          const source = drawSample(subject, shape);
          if (source)
            this.emitFile({
              type: 'asset',
              fileName: `sample-art/${subject}-${shape}.svg`,
              source,
            });
        }
      }
    },
  };
}
