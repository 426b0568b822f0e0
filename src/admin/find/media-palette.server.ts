import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { MediaLibrary } from '#src/domains/media/media-library.server.ts';

const MAX_FILES = 5;

/** Media files by name. They open as files, until the media library has its own page. */
export const mediaPaletteSource = (media: Pick<MediaLibrary, 'findByName'>): PaletteSource => ({
  label: 'Media',
  permission: 'content.see',
  async search(q) {
    const files = await media.findByName(q, MAX_FILES);
    return files.map(({ folder, name, url }) => ({
      id: `media/${folder}/${name}`,
      title: name,
      hint: folder,
      to: url,
      isDocument: true,
    }));
  },
});
