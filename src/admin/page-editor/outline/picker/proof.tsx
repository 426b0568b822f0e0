import {
  Band,
  Box,
  COPPER,
  Ground,
  MINT,
  PANEL,
  PAPER,
  PINE,
  Repeat,
  Rule,
  SAGE,
  SAND,
  TEAL,
  TEAL_HI,
  Text,
  Title,
} from './shapes.tsx';

/** A number as on the site: heavy and close. */
const Number = ({
  x,
  y,
  size,
  children,
  color = PINE,
}: {
  x: number;
  y: number;
  size: number;
  children: string;
  color?: string;
}) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight="700"
    letterSpacing={-size / 14}
    fill={color}
    fontFamily="var(--font-heading)"
  >
    {children}
  </text>
);

export const Statistics = () => (
  <>
    <Ground color={PAPER} />
    <Number x={7} y={32} size={27}>
      125%
    </Number>
    <Band from={76} to={112} y={27} end={9} h={6} endHeight={24} color={TEAL} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Number x={7.5 + at * 27} y={52} size={11}>
            {['59%', '56%', '91%', '42'][at]!}
          </Number>
          <Box x={8 + at * 27} y={57} w={22} h={8} color={SAND} />
          <Box
            x={8 + at * 27}
            y={57}
            w={[13, 12, 20, 9][at]!}
            h={8}
            color={[TEAL, TEAL_HI, '#45c6a5', PINE][at]!}
          />
        </>
      )}
    </Repeat>
  </>
);

export const Figures = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={9} widths={[40]} size={4} />
    <Number x={7} y={50} size={30}>
      64
    </Number>
    <Text x={8} y={57} w={34} lines={2} />
    <Repeat count={2}>
      {(at) => (
        <>
          <Number x={59.5 + at * 29} y={50} size={17}>
            {['28', '9%'][at]!}
          </Number>
          <Text x={60 + at * 29} y={57} w={22} lines={2} />
        </>
      )}
    </Repeat>
    <Rule y={24} />
  </>
);

export const StoryCards = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={8} widths={[46]} size={5} isDark />
    <Repeat count={3}>
      {(at) => (
        <>
          <Rule y={19 + at * 19} isDark />
          <Title x={8} y={27 + at * 19} widths={[26, 18]} size={2.6} isDark />
          <Box x={42} y={22 + at * 19} w={44} h={13} color={PANEL} />
          <Band
            from={42}
            to={86}
            y={[24, 25, 23][at]! + at * 19}
            end={[29, 24, 28][at]! + at * 19}
            h={7}
            endHeight={4}
            color={[TEAL_HI, MINT, '#45c6a5'][at]!}
          />
          <Number x={92} y={33 + at * 19} size={12} color={MINT}>
            {['56%', '125', '59%'][at]!}
          </Number>
        </>
      )}
    </Repeat>
  </>
);

export const Testimonial = () => (
  <>
    <Ground color={SAND} />
    <path
      d="M8 18c0-6 3-9 8-10v3c-2.5.8-3.6 2.4-3.7 4.5H16V22H8zM19 18c0-6 3-9 8-10v3c-2.5.8-3.6 2.4-3.7 4.5H27V22h-8z"
      fill={COPPER}
    />
    <Title x={8} y={29} widths={[100, 92, 56]} size={5.5} />
    <circle cx="13" cy="63" r="5" fill={TEAL} />
    <Title x={22} y={59.5} widths={[24]} size={2.6} />
    <Text x={22} y={65} w={34} lines={1} />
  </>
);

export const LogoGrid = () => (
  <>
    <Ground color={PAPER} />
    <Text x={8} y={14} w={40} lines={1} />
    <Rule y={22} />
    <Repeat count={6}>
      {(at) => {
        const [x, y] = [8 + (at % 3) * 35.5, 31 + Math.floor(at / 3) * 20];
        return (
          <>
            <Box x={x} y={y} w={8} h={8} color={PINE} radius={[4, 0, 2, 1, 4, 0][at]!} />
            <Box
              x={x + 11}
              y={y + 2.5}
              w={[18, 15, 17, 14, 18, 16][at]!}
              h={3.5}
              color={PINE}
              radius={1}
            />
          </>
        );
      }}
    </Repeat>
  </>
);

export const TechnologyLogos = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={9} widths={[44]} size={5} />
    <Repeat count={10}>
      {(at) => (
        <>
          <Box
            x={8 + (at % 5) * 21.5}
            y={23 + Math.floor(at / 5) * 23}
            w={18}
            h={18}
            color={SAND}
            radius={2}
          />
          <Box
            x={13 + (at % 5) * 21.5}
            y={28 + Math.floor(at / 5) * 23}
            w={8}
            h={8}
            color={[COPPER, PINE, TEAL, TEAL_HI, SAGE][(at * 3) % 5]!}
            radius={at % 2 ? 4 : 1}
          />
        </>
      )}
    </Repeat>
  </>
);

export const ComparisonTable = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={8} widths={[50]} size={5} />
    <Box x={44} y={20} w={32} h={50} color={SAND} />
    <Title x={48} y={23.5} widths={[20]} size={3} />
    <Title x={82} y={23.5} widths={[18]} size={3} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Rule y={30 + at * 10.5} />
          <Title x={8} y={34 + at * 10.5} widths={[[22, 16, 26, 18][at]!]} size={3} />
          <Text x={48} y={34 + at * 10.5} w={23} lines={at === 3 ? 1 : 2} />
          <Text x={82} y={34 + at * 10.5} w={26} lines={at === 3 ? 1 : 2} />
        </>
      )}
    </Repeat>
  </>
);

export const Team = () => (
  <>
    <Ground color={PAPER} />
    <Repeat count={3}>
      {(at) => {
        const x = 8 + at * 36;
        return (
          <>
            <Box x={x} y={10} w={32} h={32} color={[SAND, '#dfeae3', SAND][at]!} />
            <circle cx={x + 16} cy="23" r="6.5" fill={[TEAL, COPPER, PINE][at]} />
            <path d={`M${x + 4} 42a12 10 0 0 1 24 0z`} fill={[PINE, TEAL, TEAL_HI][at]} />
            <Title x={x} y={47} widths={[22]} size={3} />
            <Text x={x} y={54} w={30} lines={4} />
          </>
        );
      }}
    </Repeat>
  </>
);
