import type { LogoView } from '#src/blocks/block.ts';

/** Sample clients, shown if the media folder is empty or cannot be listed (docs/specification.md, section 4). */
export const PLACEHOLDER_LOGOS: readonly LogoView[] = [
  { name: 'Redfield Works', url: '/logos/redfield-works.svg' },
  { name: 'Lumenstack', url: '/logos/lumenstack.svg' },
  { name: 'Pruett & Vale', url: '/logos/pruett-vale.svg' },
  { name: 'Dryline', url: '/logos/dryline.svg' },
  { name: 'Maple & Main', url: '/logos/maple-main.svg' },
  { name: 'Tallgrass', url: '/logos/tallgrass.svg' },
  { name: 'Alderwick Institute', url: '/logos/alderwick-institute.svg' },
  { name: 'Barrow & Tine', url: '/logos/barrow-tine.svg' },
  { name: 'Fennimore Pantry', url: '/logos/fennimore-pantry.svg' },
  { name: 'Harrow Creek Savings', url: '/logos/harrow-creek-savings.svg' },
  { name: 'Quorlane', url: '/logos/quorlane.svg' },
  { name: 'Tidewick', url: '/logos/tidewick.svg' },
];
