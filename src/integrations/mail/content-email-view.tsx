import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { BandCell, DrawingTable, MastheadBands } from './email-bands.tsx';
import { DARK_STYLES, EMAIL_STYLES as styles } from './email-styles.ts';
import type { EmailAlert, EmailContent } from './email-text.ts';

/** The HTML part of an email: tables instead of images, at most one button, and light and dark colors. */
export function ContentEmailView({ content }: { content: EmailContent }) {
  const { subject, preview, heading, paragraphs, score, facts, alerts } = content;
  const { button, after, small, link, sender } = content;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      {preview === undefined ? null : <Preview>{preview}</Preview>}
      <Body className="ground" style={styles.body}>
        <Container style={styles.container}>
          <Section style={styles.masthead}>
            <Text style={styles.wordmark}>{sender.shortName}</Text>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {score && <EmailScorePicture score={score} />}
          </Section>
          {score ? null : (
            <Section style={styles.streams}>
              <MastheadBands />
            </Section>
          )}
          <Section style={styles.content}>
            <Paragraphs texts={paragraphs} />
            {facts ? <Facts facts={facts} /> : null}
            {alerts ? <Alerts alerts={alerts} /> : null}
            {button ? (
              <Button href={button.href} style={styles.button}>
                {button.label}
              </Button>
            ) : null}
            <Paragraphs texts={after ?? []} />
            <Hr className="rule" style={styles.rule} />
            <Paragraphs isSmall texts={small ?? []} />
            {link ? (
              <Text className="ink-2" style={styles.small}>
                <Link href={link.href} className="ink-2" style={styles.link}>
                  {link.label}
                </Link>
              </Text>
            ) : null}
            <Paragraphs isSmall texts={[[sender.name, ...sender.address].join(', ')]} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ texts, isSmall }: { texts: readonly string[]; isSmall?: boolean }) {
  return texts.map((text) => (
    <Text
      key={text}
      className={isSmall ? 'ink-2' : 'ink'}
      style={isSmall ? styles.small : styles.text}
    >
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

const COUNT = { ...styles.text, fontSize: '28px', fontWeight: 600, lineHeight: '36px', margin: 0 };
const COUNT_WIDTH = 96;

const Alerts = ({ alerts }: { alerts: readonly EmailAlert[] }) => (
  <Section style={{ margin: '28px 0 28px' }}>
    {alerts.map((alert) => (
      <AlertRow key={alert.label} {...alert} />
    ))}
  </Section>
);

/** One alert, laid out as on the dashboard. */
function AlertRow({ count, label, text, href }: EmailAlert) {
  const name = { ...styles.value, fontWeight: 600, padding: '6px 0 2px' };
  return (
    <Row>
      <Column className="rule" style={{ ...styles.fact, width: COUNT_WIDTH, verticalAlign: 'top' }}>
        <Text className="ink" style={COUNT}>
          {count}
        </Text>
      </Column>
      <Column className="rule" style={{ ...styles.fact, verticalAlign: 'top' }}>
        <Text className="ink" style={name}>
          {href ? (
            <Link href={href} className="ink" style={{ ...styles.link, color: styles.text.color }}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Text>
        <Text className="ink-2" style={styles.label}>
          {text}
        </Text>
      </Column>
    </Row>
  );
}

const TOTAL = 14;
const PILLAR = 10;
const MINT = '#8febc9';
const REST = '#1d4a3e';

/** The overall percentage as a bar that ends in the color of the level, and below it that of each pillar to the same scale. */
function EmailScorePicture({ score }: { score: NonNullable<EmailContent['score']> }) {
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
        {pillars.map(({ pillar, percentage: share }) => (
          <tr key={pillar}>
            <td style={{ ...styles.pillar, padding: '6px 12px 6px 0' }}>{pillar}</td>
            <td width="44" style={{ ...styles.pillar, fontWeight: 600, textAlign: 'right' }}>
              {`${share}%`}
            </td>
            <td width="34%" style={{ padding: '0 0 0 14px', verticalAlign: 'middle' }}>
              <DrawingTable>
                <tr>
                  <BandCell height={PILLAR} width={`${share}%`} color={MINT} />
                  <BandCell height={PILLAR} color={REST} />
                </tr>
              </DrawingTable>
            </td>
          </tr>
        ))}
      </DrawingTable>
    </>
  );
}
