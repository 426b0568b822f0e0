import {
  Band,
  Box,
  Button,
  COPPER,
  COPPER_DARK,
  COPPER_HI,
  Ground,
  MINT,
  PAPER,
  PINE,
  Repeat,
  Rule,
  SAND,
  TEAL,
  TEAL_HI,
  Text,
  Title,
} from './shapes.tsx';

const Arrow = ({ x, y, color = PINE }: { x: number; y: number; color?: string }) => (
  <path d={`M${x} ${y}h5m-2-2l2 2-2 2`} fill="none" stroke={color} strokeWidth="0.9" />
);

export const LinkList = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={8} widths={[40]} size={5} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Rule y={19 + at * 13.5} />
          <Title x={8} y={24 + at * 13.5} widths={[[34, 28, 38, 26][at]!]} size={4} />
          <Text x={56} y={24 + at * 13.5} w={42} lines={2} />
          <Arrow x={107} y={26 + at * 13.5} />
        </>
      )}
    </Repeat>
  </>
);

export const PageIndex = () => (
  <>
    <Ground color={SAND} />
    <Repeat count={5}>
      {(at) => (
        <>
          <Title x={8} y={12 + at * 12} widths={[[24, 20, 26, 18, 22][at]!]} size={2.8} />
          <Title x={90} y={12 + at * 12} widths={[[22, 18, 20, 22, 16][at]!]} size={2.8} />
          <Band
            from={38}
            to={56}
            y={11 + at * 12}
            end={28 + at * 4.2}
            h={4.2}
            color={[PINE, TEAL, TEAL_HI, '#45c6a5', MINT][at]!}
          />
          <Band
            from={66}
            to={86}
            y={28 + at * 4.2}
            end={11 + at * 12}
            h={4.2}
            color={[PINE, TEAL, TEAL_HI, '#45c6a5', MINT][at]!}
          />
          <Box
            x={56}
            y={28 + at * 4.2}
            w={10}
            h={4.2}
            color={[PINE, TEAL, TEAL_HI, '#45c6a5', MINT][at]!}
          />
        </>
      )}
    </Repeat>
  </>
);

export const PlaybookCards = () => (
  <>
    <Ground color={PAPER} />
    <Box x={8} y={8} w={104} h={32} color={SAND} />
    <Box x={12} y={11} w={20} h={26} color={PINE} />
    <Band from={12} to={32} y={22} end={16} h={9} endHeight={6} color={MINT} />
    <Title x={38} y={13} widths={[46]} size={4} />
    <Text x={38} y={21} w={56} lines={2} />
    <Button x={38} y={30} />
    <Repeat count={2}>
      {(at) => (
        <>
          <Box x={8 + at * 53} y={45} w={51} h={24} color={SAND} />
          <Box x={11 + at * 53} y={48} w={14} h={18} color={[COPPER, TEAL][at]!} />
          <Title x={29 + at * 53} y={50} widths={[24]} size={3} />
          <Text x={29 + at * 53} y={57} w={26} lines={3} />
        </>
      )}
    </Repeat>
  </>
);

export const ContactWays = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={9} widths={[46]} size={5} />
    <Repeat count={3}>
      {(at) => (
        <>
          <Rule x={8 + at * 36} y={24} w={32} />
          <Title x={8 + at * 36} y={29} widths={[24]} size={3.5} />
          <Text x={8 + at * 36} y={37} w={30} lines={3} />
          {at === 0 ? (
            <Button x={8} y={54} w={22} />
          ) : (
            <>
              <Title x={8 + at * 36} y={56} widths={[18]} size={2.4} />
              <Arrow x={30 + at * 36} y={57.2} />
            </>
          )}
        </>
      )}
    </Repeat>
  </>
);

export const CtaBanner = () => (
  <>
    <Ground color={COPPER} />
    <Title x={8} y={16} widths={[46, 38]} size={7} />
    <Text x={8} y={40} w={40} lines={2} />
    <Button x={8} y={52} w={22} color={PINE} />
    {['#ffd9bd', '#f9a870', COPPER_HI, COPPER_DARK, '#8f3608'].map((color, at) => (
      <path
        key={color}
        d={`M${66 + at * 3} ${62 - at * 5}h${20 - at * 2}a${22 - at * 3} ${22 - at * 3} 0 0 0 ${22 - at * 3}-${22 - at * 3}V0`}
        fill="none"
        stroke={color}
        strokeWidth="5"
      />
    ))}
  </>
);
