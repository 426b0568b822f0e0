import { Link, Text, View } from '@react-pdf/renderer';
import { COLORS, columns, SHEET, TYPE } from './pdf-styles.ts';

/** The call to action of the last page. */
export interface GuideAsk {
  text: string;
  label: string;
  /** path on the site */
  href: string;
}

/** Height of the band, including the page footer. */
export const CALL_TO_ACTION_HEIGHT = 150;

/** The copper band at the end of a guide, with the next step. */
export function CallToAction({ ask, siteUrl }: { ask: GuideAsk; siteUrl: string }) {
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: SHEET.width,
        height: CALL_TO_ACTION_HEIGHT,
        backgroundColor: COLORS.copper,
        color: COLORS.pineDeep,
        padding: `26 ${SHEET.margin}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
      }}
    >
      <Text style={{ ...TYPE.h3, lineHeight: 1.22, width: columns(7) }}>{ask.text}</Text>
      <Link
        src={`${siteUrl}${ask.href}`}
        style={{
          backgroundColor: COLORS.pineDeep,
          borderRadius: 3,
          color: COLORS.paper,
          fontWeight: 600,
          fontSize: 11,
          padding: '13 20',
          textDecoration: 'none',
        }}
      >
        {ask.label}
      </Link>
    </View>
  );
}
