import { Button, Column, Hr, Row, Section, Text } from 'react-email';
import { EmailFrame } from './email-frame.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';
import type { EmailContent, EmailScore } from './email-text.ts';
import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { BandCell, DrawingTable } from './email-bands.tsx';

/** The HTML part of an email: tables instead of images, at most one button, and dark colors if preferred. */
export function ContentEmailView({ content }: { content: EmailContent }) {
  const { subject, preview, heading, paragraphs, score, facts } = content;
  const { button, after, small, sender } = content;
  return (
    <EmailFrame
      brand={sender.shortName}
      subject={subject}
      preview={preview}
      heading={heading}
      picture={score && <EmailScorePicture score={score} />}
    >
      <Paragraphs texts={paragraphs} />
      {facts ? <Facts facts={facts} /> : null}
      {button ? (
        <Button href={button.href} style={styles.button}>
          {button.label}
        </Button>
      ) : null}
      <Paragraphs texts={after ?? []} />
      <Hr className="rule" style={styles.rule} />
      {[...(small ?? []), [sender.name, ...sender.address].join(', ')].map((text) => (
        <Text key={text} className="ink-2" style={styles.small}>
          {text}
        </Text>
      ))}
    </EmailFrame>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink" style={styles.text}>
      {text}
    </Text>
  ));
}

/** Labels above values, so that long values have the full width of a phone. */
function Facts({ facts }: { facts: NonNullable<EmailContent['facts']> }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column className="rule" style={styles.fact}>
            <Text className="ink-2" style={styles.label}>
              {label}
            </Text>
            <Text className="ink" style={styles.value}>
              {value}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}

const TOTAL = 14;
const PILLAR = 10;
const MINT = '#8febc9';
const REST = '#1d4a3e';

/** The overall percentage as a bar that ends in the color of the level, and below it that of each pillar to the same scale. */
function EmailScorePicture({ score }: { score: EmailScore }) {
  const { percentage, levelColor, pillars } = score;
  return (
    <>
      <DrawingTable>
        <tr>
          <BandCell height={TOTAL} width={`${percentage}%`} color={MINT} />
          <BandCell height={TOTAL} width="6" color={levelColor} />
          <BandCell height={TOTAL} color={REST} />
        </tr>
      </DrawingTable>
      <DrawingTable>
        <tr>
          <BandCell height={20} />
        </tr>
        {pillars.map(({ pillar, percentage: share }, index) => (
          <tr key={pillar}>
            <td style={{ ...styles.pillar, padding: '6px 12px 6px 0' }}>{pillar}</td>
            <td width="44" style={{ ...styles.pillar, fontWeight: 600, textAlign: 'right' }}>
              {`${share}%`}
            </td>
            <td width="34%" style={{ padding: '0 0 0 14px', verticalAlign: 'middle' }}>
              <Band share={share} color={pillarShade(index, pillars.length)} />
            </td>
          </tr>
        ))}
      </DrawingTable>
    </>
  );
}

const Band = ({ share, color }: { share: number; color: string }) => (
  <DrawingTable>
    <tr>
      <BandCell height={PILLAR} width={`${share}%`} color={color} />
      <BandCell height={PILLAR} color={REST} />
    </tr>
  </DrawingTable>
);
