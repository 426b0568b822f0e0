import { rules } from './scripts/lib/style-rules.mjs';

// Steps of the scale in src/admin/kit/space.css, what is relative or computed, and what moves a part back by its own padding.
const STEP = String.raw`(0|auto|(0\.125|0\.25|0\.5|0\.75|1|1\.25|1\.5|2|2\.5|3|4|5)rem|[\d.]+(em|%)|-[\d.]+(rem|px))`;
const SPACE = [new RegExp(`^${STEP}( ${STEP}){0,3}$`), /(clamp|calc|min|max|var|env)\(/];

/** What holds the styles of the admin together: one scale, and one owner of each class (ADR 133). */
export default {
  plugins: rules,
  rules: {
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'no-invalid-position-declaration': true,
    'property-no-unknown': true,
    'selector-type-no-unknown': true,
    'declaration-property-value-allowed-list': {
      '/^(gap|row-gap|column-gap)$/': SPACE,
      '/^(margin|padding)/': SPACE,
      'font-size': [/^var\(--text-(fine|small|body|h4)\)$/, '0', '1rem', 'inherit', /^clamp\(/],
      'border-radius': [/var\(--radius/, '0', '2px', '50%', '999px', 'inherit'],
    },
    'selector-disallowed-list': [/[\s>+~](button|input|select)(?![\w-])[^\s>+~]*$/],
    'cadron/max-lines': 200,
    'cadron/own-subjects': true,
  },
  overrides: [
    // The parts that other sheets give a class to.
    { files: ['src/admin/kit/**'], rules: { 'selector-disallowed-list': null } },
  ],
};
