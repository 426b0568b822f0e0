import {
  Box,
  Button,
  COPPER,
  Ground,
  MINT,
  PAPER,
  PINE,
  Repeat,
  SAGE,
  SAND,
  TEAL,
  Text,
  Title,
} from './shapes.tsx';

const Field = ({ x, y, w }: { x: number; y: number; w: number }) => (
  <>
    <Box x={x} y={y} w={w * 0.35} h={1.6} color="#47605a" radius={0.8} />
    <rect x={x} y={y + 3} width={w} height="7" rx="1" fill="#fff" stroke={SAGE} strokeWidth="0.7" />
  </>
);

export const LeadForm = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={10} widths={[38, 28]} size={5} />
    <Repeat count={3}>
      {(at) => (
        <>
          <circle cx="10.5" cy={38 + at * 11} r="2.5" fill={TEAL} />
          <Text x={16} y={36 + at * 11} w={28} lines={2} />
        </>
      )}
    </Repeat>
    <Field x={60} y={11} w={52} />
    <Field x={60} y={25} w={52} />
    <Field x={60} y={39} w={52} />
    <Button x={60} y={55} w={26} />
  </>
);

export const SurveyForm = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={9} widths={[50]} size={5} />
    <Repeat count={3}>
      {(at) => (
        <>
          <Text x={8} y={23 + at * 16} w={48} lines={1} />
          <Repeat count={5}>
            {(choice) => (
              <circle
                cx={11 + choice * 11}
                cy={31 + at * 16}
                r="2.8"
                fill={choice === [3, 1, 4][at] ? TEAL : '#fff'}
                stroke={TEAL}
                strokeWidth="0.8"
              />
            )}
          </Repeat>
        </>
      )}
    </Repeat>
    <Button x={88} y={60} w={24} />
  </>
);

export const Assessment = () => (
  <>
    <Ground color={SAND} />
    <Box x={8} y={9} w={104} h={2.5} color="#d9d2c2" radius={1.2} />
    <Box x={8} y={9} w={38} h={2.5} color={COPPER} radius={1.2} />
    <Title x={8} y={19} widths={[84, 52]} size={5} />
    <Repeat count={4}>
      {(at) => (
        <>
          <rect
            x={8 + (at % 2) * 53}
            y={39 + Math.floor(at / 2) * 15}
            width="51"
            height="12"
            rx="1.5"
            fill={at === 1 ? PINE : PAPER}
            stroke={SAGE}
            strokeWidth="0.6"
          />
          <Text
            x={13 + (at % 2) * 53}
            y={44.3 + Math.floor(at / 2) * 15}
            w={[30, 36, 26, 32][at]!}
            lines={1}
            isDark={at === 1}
          />
        </>
      )}
    </Repeat>
  </>
);

export const SharedSection = () => (
  <>
    <Ground color={PAPER} />
    <Repeat count={3}>
      {(at) => (
        <>
          <rect
            x={[10, 66, 66][at]}
            y={[18, 8, 42][at]}
            width="44"
            height={at === 0 ? 40 : 26}
            rx="1.5"
            fill="#fff"
            stroke={SAGE}
            strokeWidth="0.8"
          />
          <Text x={[15, 71, 71][at]!} y={[23, 12, 46][at]!} w={26} lines={1} />
          <Box
            x={[15, 71, 71][at]!}
            y={[32, 17, 51][at]!}
            w={34}
            h={at === 0 ? 16 : 11}
            color={at === 0 ? TEAL : MINT}
          />
        </>
      )}
    </Repeat>
    <path
      d="M54 36h5a3 3 0 0 0 3-3v-8a3 3 0 0 1 3-3h1M54 40h5a3 3 0 0 1 3 3v10a3 3 0 0 0 3 3h1"
      fill="none"
      stroke={COPPER}
      strokeWidth="1"
    />
  </>
);

/** For a kind that nobody has drawn yet. */
export const Unknown = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={14} widths={[46, 34]} size={5} />
    <Text x={8} y={38} w={44} lines={3} />
    <rect
      x="66"
      y="14"
      width="46"
      height="48"
      rx="2"
      fill="none"
      stroke={SAGE}
      strokeWidth="1"
      strokeDasharray="3 2.5"
    />
  </>
);
