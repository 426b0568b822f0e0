import { ADDRESSES, type Address } from './addresses.ts';

/** Whether the document at an address is the same for everyone, and opening it has no effect. */
const mayBePrefetched = ({ document, use }: Address) => document === 'shared' && use !== 'machine';

/** Where browsers find the rules. */
export const PREFETCH_RULES_PATH = '/assets/prefetch.json';

/**
 * The speculation rules of public documents: which links a browser may load while the pointer rests on them. Nothing is
 * prerendered, so no script runs in a page that nobody has opened. The server refuses what these rules exclude, too.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...ADDRESSES.filter((address) => !mayBePrefetched(address)).map(({ path }) =>
                  path.replace(/\/\*$/, '{/*}?'),
                ),
                '/*.*', // files
              ],
            },
          },
          { not: { selector_matches: '[download],[rel~=external]' } },
        ],
      },
    },
  ],
});
