import { Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { ACROSS, COLORS, TEXT, TYPE, familiesFor } from './pdf-styles.ts';

/** The mark beside the name of the company: a square PNG of its own, the drawn one, or none. */
export type MarkPicture = Buffer | 'drawn' | 'none';

/** Facts that all pages of a guide share. */
export interface GuideFacts {
  title: string;
  /** name of the publisher */
  publisher: string;
  mark: MarkPicture;
  /** the month in which the content was last checked, or the day of a result */
  dated: string;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

/** Page number and page count. Passed in, because the renderer's own numbering lays out every page twice. */
export interface GuideFrame extends GuideFacts {
  page: number;
  pages: number;
}

interface GuidePageProps {
  frame: GuideFrame;
  /** entry in the PDF outline */
  bookmark: string;
  /** background of the footer */
  foot?: keyof typeof FEET;
  children: ReactNode;
}

/** Footer colors by background: text, and mark with page number. */
const FEET = {
  paper: { text: COLORS.ink2, number: COLORS.pineDeep },
  copper: { text: COLORS.pineDeep, number: COLORS.pineDeep },
  pine: { text: COLORS.sage, number: COLORS.paper },
} as const;

/** A US letter page with its footer. Its content is sized to fit on one page. */
export function GuidePage({ frame, bookmark, foot = 'paper', children }: GuidePageProps) {
  return (
    <Page
      size="LETTER"
      bookmark={bookmark}
      style={{
        backgroundColor: COLORS.paper,
        color: COLORS.ink,
        fontFamily: TEXT,
        ...TYPE.text,
      }}
    >
      {children}
      <View
        style={{
          ...ACROSS,
          bottom: 26,
          flexDirection: 'row',
          alignItems: 'center',
          color: FEET[foot].text,
          ...TYPE.note,
        }}
      >
        <Mark picture={frame.mark} color={FEET[foot].number} size={12} />
        <Text
          style={{
            fontFamily: familiesFor(frame.title, TEXT),
            flex: 1,
            maxLines: 1,
            textOverflow: 'ellipsis',
          }}
        >
          {`${frame.title}, ${frame.dated}`}
        </Text>
        <Text style={{ ...TYPE.strong, color: FEET[foot].number }}>
          {frame.page} of {frame.pages}
        </Text>
      </View>
    </Page>
  );
}

interface MarkProps {
  picture: MarkPicture;
  /** of the drawn one */
  color: string;
  size: number;
}

/** The company's mark, with the distance to its name. */
export function Mark({ picture, color, size }: MarkProps) {
  if (picture === 'none') return null;
  const style = { width: size, height: size, marginRight: size * 0.4 + 2 };
  if (picture !== 'drawn') return <Image src={picture} style={style} />;
  return (
    <Svg viewBox="0 0 40 40" style={style}>
      <Path fill={color} d="M0 1C11 1 11 10.6 22 10.6H40V16.2H22C11 16.2 11 6.6 0 6.6Z" />
      <Path fill={color} d="M0 17.2H40V22.8H0Z" />
      <Path fill={color} d="M0 39C11 39 11 29.4 22 29.4H40V23.8H22C11 23.8 11 33.4 0 33.4Z" />
    </Svg>
  );
}
