import {
  Band,
  Box,
  Button,
  COPPER,
  Ground,
  MINT,
  PANEL,
  PAPER,
  PINE,
  SAGE,
  TEAL,
  TEAL_HI,
  Text,
  Title,
} from './shapes.tsx';

const STREAMS = [MINT, TEAL_HI, TEAL, '#14604f'];

export const PageHero = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={14} widths={[48, 38]} size={7} isDark />
    <Text x={74} y={15} w={36} lines={3} isDark />
    <Button x={74} y={29} />
    <Box x={0} y={52} w={120} h={24} color={PANEL} />
    {STREAMS.map((color, at) => (
      <Band
        key={color}
        from={0}
        to={120}
        y={54 + at * 5}
        end={60 + at * 3}
        h={4}
        endHeight={3}
        color={color}
      />
    ))}
  </>
);

export const ServiceHero = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={9} widths={[56, 50]} size={7} isDark />
    <Text x={76} y={10} w={34} lines={2} isDark />
    <Button x={76} y={20} />
    <Box x={0} y={38} w={28} h={38} color={TEAL} />
    <Box x={28} y={38} w={28} h={26} color={TEAL_HI} />
    <Box x={56} y={38} w={28} h={16} color="#45c6a5" />
    <Box x={84} y={38} w={36} h={8} color={MINT} />
    <Band from={28} to={64} y={64} end={70} h={12} endHeight={6} color="#14604f" />
  </>
);

export const HeroConfluence = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={8} widths={[62, 40]} size={8} />
    <Text x={82} y={9} w={30} lines={2} />
    <Button x={82} y={19} />
    {[PINE, '#12493c', TEAL, '#14604f', TEAL_HI, '#45c6a5'].map((color, at) => (
      <Band
        key={color}
        from={20}
        to={84}
        y={36 + at * 6.5}
        end={39 + at * 3.6}
        h={2.4}
        endHeight={3.6}
        color={color}
      />
    ))}
    <path d="M84 39h12a16 16 0 0 1 16 16v21H88V61.6a1 1 0 0 0-1-1h-3z" fill={TEAL} />
  </>
);

export const PillarsHero = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={12} widths={[42, 34]} size={6} isDark />
    <Text x={8} y={34} w={36} lines={2} isDark />
    <Button x={8} y={46} />
    {[MINT, '#45c6a5', TEAL_HI, TEAL, SAGE].map((color, at) => (
      <Band
        key={color}
        from={60}
        to={104}
        y={10 + at * 12}
        end={25 + at * 5}
        h={8}
        endHeight={5}
        color={color}
      />
    ))}
    <Box x={104} y={25} w={16} h={25} color={COPPER} />
  </>
);

export const AuditHero = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={10} widths={[46, 36]} size={6} isDark />
    <Text x={8} y={31} w={38} lines={2} isDark />
    <Button x={8} y={42} />
    {[0, 1, 2].map((at) => (
      <circle
        key={at}
        cx={12 + at * 9}
        cy="62"
        r="5.5"
        fill={[SAGE, MINT, TEAL_HI][at]}
        stroke={PINE}
      />
    ))}
    <g transform="rotate(4 88 38)">
      <Box x={68} y={10} w={40} h={56} color={PAPER} />
      <Title x={73} y={16} widths={[24]} size={4} />
      {[30, 22, 14].map((w, at) => (
        <Box key={w} x={73} y={28 + at * 8} w={w} h={4} color={COPPER} />
      ))}
      <Text x={73} y={54} w={28} lines={2} />
    </g>
  </>
);
