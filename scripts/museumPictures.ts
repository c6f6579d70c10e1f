import type { Plugin } from 'vite';
import { bannerArt } from '../src/adapters/inMemory/museum/bannerArt.ts';

const folder = 'museum/file/download/';

/**
 * Serves the in-memory museum's pictures where its answers say they are. An `<img>` asks a server and never the museum
 * in the page, so the demo build carries them as files; the production build does not know them.
 */
export function museumPictures(): Plugin {
  return {
    name: 'in-memory-museum-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const picture = bannerArt.get(request.url?.split(folder)[1] ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      });
    },
    generateBundle() {
      for (const [name, source] of bannerArt) {
        this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source });
      }
    },
  };
}
