import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReportStory } from '#src/domains/assessment/report.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { bar } from '../bands.ts';
import { COLORS, columns, DISPLAY, SHEET, TYPE } from '../pdf-styles.ts';
import { ramp, ribbon } from '#src/ui/drawings/ribbon.ts';

/** Height of the panel, including the page footer, and of its drawing. */
const PANEL = { height: 168, drawing: 62 } as const;

/** A success story that started from similar answers, on pine at the foot of the page. */
export function StoryPanel({ story, siteUrl }: { story: ReportStory; siteUrl: string }) {
  const [figure = '', ...words] = story.improvement.split(' ');
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: SHEET.width,
        height: PANEL.height,
        backgroundColor: COLORS.pine,
        color: COLORS.leadOnPine,
        padding: `20 ${SHEET.margin}`,
        flexDirection: 'row',
        gap: 12,
      }}
    >
      <View style={{ width: columns(5) }}>
        <Text style={{ ...TYPE.note, color: COLORS.sage }}>
          {story.companyName}, {story.industry}
        </Text>
        <Text style={{ ...TYPE.h3, color: COLORS.paper, marginTop: 3, marginBottom: 7 }}>
          {story.title}
        </Text>
        <Link
          src={`${siteUrl}${storyPath(story.slug)}`}
          style={{ ...TYPE.text, ...TYPE.strong, color: COLORS.paper, textDecoration: 'underline' }}
        >
          Read how they did it
        </Link>
      </View>
      <View style={{ width: columns(4) }}>
        <Turn story={story} />
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 5 }}>
          <Value label="Before" value={story.before} />
          <Value label="After" value={story.after} />
        </View>
      </View>
      <View style={{ width: columns(3), paddingLeft: 8 }}>
        <Text
          style={{
            fontFamily: DISPLAY,
            fontSize: figure.length > 4 ? 40 : 52,
            lineHeight: 0.86,
            letterSpacing: -2.2,
            color: COLORS.mint,
          }}
        >
          {figure}
        </Text>
        <Text style={{ ...TYPE.text, color: COLORS.paper, marginTop: 10 }}>{words.join(' ')}</Text>
      </View>
    </View>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <View style={{ maxWidth: columns(2) + 4 }}>
      <Text style={{ ...TYPE.note, color: COLORS.sage }}>{label}</Text>
      <Text style={{ ...TYPE.note, ...TYPE.strong, color: COLORS.paper }}>{value}</Text>
    </View>
  );
}

/** A band as thick as the figure before, which turns as thick as the figure after. */
function Turn({ story }: { story: ReportStory }) {
  const figures = beforeAfter(story.before, story.after);
  if (!figures) return null;
  const [width, height] = [columns(4), PANEL.drawing];
  const unit = height / Math.max(figures.before, figures.after);
  const end = (x: number, figure: number) => ({
    x,
    y: (height - figure * unit) / 2,
    width: figure * unit,
  });
  const [before, after] = [end(0, figures.before), end(width, figures.after)];
  const d =
    bar(0, before.y, width * 0.22, before.width) +
    ribbon({ ...before, x: width * 0.21 }, { ...after, x: width * 0.75 }) +
    bar(width * 0.74, after.y, width * 0.26, after.width);
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
      <Path d={d} fill={ramp(0.62)} />
    </Svg>
  );
}

/** Two comparable figures. */
interface BeforeAfter {
  before: number;
  after: number;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/** Parses the figures in `$118 CAC` and `$48 CAC`; undefined unless the text around them is the same. */
function beforeAfter(before: string, after: string): BeforeAfter | undefined {
  const figures = [before, after].map((text) => Number(NUMBER.exec(text)?.[0].replaceAll(',', '')));
  const [first = Number.NaN, second = Number.NaN] = figures;
  const comparable = before.replace(NUMBER, '') === after.replace(NUMBER, '');
  const known = Number.isFinite(first) && Number.isFinite(second) && Math.max(first, second) > 0;
  return comparable && known ? { before: first, after: second } : undefined;
}
