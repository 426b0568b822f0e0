import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type GuideFrame, Mark } from './guide-page.tsx';
import { Headline } from './opening.tsx';
import { COLORS, SHEET, TYPE } from './pdf-styles.ts';

interface MastheadProps {
  frame: GuideFrame;
  /** the guide's title in two lines */
  title: string;
  height: number;
  children?: ReactNode;
}

/** The head of a first page on pine: publisher, date and title. */
export function Masthead({ frame, title, height, children }: MastheadProps) {
  return (
    <View style={{ height, backgroundColor: COLORS.pine, paddingHorizontal: SHEET.margin }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', marginTop: 34 }}>
        <Mark picture={frame.mark} color={COLORS.paper} size={20} />
        <Text style={{ ...TYPE.h3, color: COLORS.paper, flexGrow: 1 }}>{frame.publisher}</Text>
        <Text style={{ ...TYPE.note, color: COLORS.sage }}>{frame.dated}</Text>
      </View>
      <Headline
        text={title}
        style={{ marginTop: 30, marginLeft: -3 }}
        type={{ fontSize: 66, letterSpacing: -2.8, color: COLORS.paper }}
      />
      {children}
    </View>
  );
}
