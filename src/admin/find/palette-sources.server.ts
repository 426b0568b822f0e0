import { leadPaletteSource } from '#src/admin/leads/lead-palette.server.ts';
import { subscriberPaletteSource } from '#src/admin/newsletter/subscriber-palette.server.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import { memberPaletteSource } from '#src/admin/team/member-palette.server.ts';
import type { Services } from '#src/services.server.ts';
import { documentPaletteSources } from './document-palette.server.ts';
import { mediaPaletteSource } from './media-palette.server.ts';

/** Sources of the command palette, in the order of its groups. A new area adds its source here. */
export const paletteSources = (services: Services): PaletteSource[] => [
  ...documentPaletteSources(services.documents),
  memberPaletteSource(services.people),
  leadPaletteSource(services.leads),
  subscriberPaletteSource(services.newsletter),
  mediaPaletteSource(services.assetLists),
];
