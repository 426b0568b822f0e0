import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PageOpening } from '#src/domains/leads/guides/guide-content.ts';
import { COLORS, columns, SHEET, TYPE } from './pdf-styles.ts';

/** How a page opens: the headline in eight columns, beside it the sentence in four. */
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
 * A headline of two lines, each a text of its own: our typefaces have no glyph for a line break, and the renderer would
 * take one of Helvetica for it.
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
  /** lines parted by `\n` */
  text: string;
  /** of the block */
  style?: { width?: number; marginTop?: number; marginLeft?: number; marginBottom?: number };
  /** of its letters, where they differ */
  type?: { fontSize?: number; letterSpacing?: number; color?: string };
}

/** A note that may be skipped, at the foot of a page. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <View
      style={{
        position: 'absolute',
        left: SHEET.margin,
        right: SHEET.margin,
        bottom: 58,
        borderTopWidth: 0.75,
        borderTopColor: COLORS.rule,
        paddingTop: 9,
      }}
    >
      <Text style={{ ...TYPE.note, color: COLORS.ink2, width: columns(10) }}>{children}</Text>
    </View>
  );
}
