import type { CSSProperties } from 'react';

/** The tokens of `ui/styles/tokens.css` as literals, because email clients do not support style sheets and variables. */
const PAPER = '#fbf8f2';
const MIST = '#d5e3db';
const PINE = '#0a2e25';
const PINE_DEEP = '#061f19';
const INK_2 = '#47605a';
const COPPER = '#e9651a';

const FAMILY = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The site's display face where it is installed, else a bold text face. */
const DISPLAY = `'Bricolage Grotesque', ${FAMILY}`;

/** Styles of every email. */
export const EMAIL_STYLES = {
  body: {
    backgroundColor: PAPER,
    color: PINE,
    fontFamily: FAMILY,
    margin: 0,
    padding: 0,
  },
  container: { maxWidth: '600px', width: '100%' },
  masthead: { backgroundColor: PINE, padding: '28px 24px 32px' },
  streams: { backgroundColor: PINE },
  wordmark: {
    color: PAPER,
    fontFamily: DISPLAY,
    fontSize: '24px',
    fontWeight: 700,
    letterSpacing: '-0.04em',
    lineHeight: '28px',
    margin: '0 0 36px',
  },
  heading: {
    color: PAPER,
    fontFamily: DISPLAY,
    fontSize: '36px',
    fontWeight: 700,
    lineHeight: '40px',
    letterSpacing: '-0.03em',
    margin: '0 0 16px',
  },
  pillar: { color: MIST, fontSize: '15px', lineHeight: '20px' },
  content: { padding: '12px 24px 32px' },
  text: { color: PINE, fontSize: '17px', lineHeight: '26px', margin: '20px 0' },
  button: {
    backgroundColor: COPPER,
    borderRadius: '4px',
    color: PINE_DEEP,
    fontSize: '17px',
    fontWeight: 600,
    padding: '16px 28px',
  },
  rule: { borderColor: '#d8d8cf', margin: '32px 0 20px' },
  small: { color: INK_2, fontSize: '15px', lineHeight: '24px', margin: '0 0 12px' },
  link: { color: INK_2, textDecoration: 'underline' },
  fact: { borderTop: '1px solid #d8d8cf', padding: '10px 0' },
  label: { color: INK_2, fontSize: '15px', lineHeight: '22px', margin: 0 },
  value: { color: PINE, fontSize: '17px', lineHeight: '26px', margin: 0, whiteSpace: 'pre-line' },
} satisfies Record<string, CSSProperties>;

/**
 * For email clients in dark mode that support style sheets. Others recolor emails themselves or show the light version. The
 * button keeps its colors: pine on copper is legible on both backgrounds.
 */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #061f19 !important; }
  .ink { color: #fbf8f2 !important; }
  .ink-2 { color: #a9c4b8 !important; }
  .rule { border-color: #2f5148 !important; }
}`;
