import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { ACROSS, COLORS, RULE_ABOVE, SHEET, TYPE, columns } from './pdf-styles.ts';

/** Opening of a page: a headline and the sentence beside it. */
export interface PageOpening {
  headline: string;
  lead: string;
}

/** The opening of a page: the headline in eight columns, the lead in four. */
export function Opening({ headline, lead }: PageOpening) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        marginTop: 48,
        marginHorizontal: SHEET.margin,
      }}
    >
      <Headline text={headline} style={{ width: columns(8), marginLeft: -2 }} />
      <Text style={{ ...TYPE.text, width: columns(4), color: COLORS.ink2 }}>{lead}</Text>
    </View>
  );
}

/**
 * A headline with a text element per line: the fonts have no glyph for a line break, so the renderer would embed Helvetica for
 * it.
 */
export function Headline({ text, style, type }: HeadlineProps) {
  return (
    <View {...(style && { style })}>
      {text.split('\n').map((line) => (
        <Text key={line} style={{ ...TYPE.h1, ...type }}>
          {line}
        </Text>
      ))}
    </View>
  );
}

interface HeadlineProps {
  /** lines separated by `\n` */
  text: string;
  /** style of the block */
  style?: { width?: number; marginTop?: number; marginLeft?: number; marginBottom?: number };
  /** overrides of the text style */
  type?: { fontSize?: number; letterSpacing?: number; color?: string };
}

/** An optional note at the foot of a page. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <View
      style={{
        ...ACROSS,
        bottom: 58,
        ...RULE_ABOVE,
        paddingTop: 9,
      }}
    >
      <Text style={{ ...TYPE.note, color: COLORS.ink2, width: columns(10) }}>{children}</Text>
    </View>
  );
}
