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
  SAND,
  TEAL,
  TEAL_HI,
  Text,
  Title,
} from './shapes.tsx';

const GREENS = [PINE, TEAL, TEAL_HI, '#45c6a5', MINT];

export const Capabilities = () => (
  <>
    <Ground color={PAPER} />
    <Repeat count={4}>
      {(at) => {
        const [x, y, w] = [[8, 62, 8, 48][at]!, at < 2 ? 8 : 43, [50, 50, 36, 64][at]!];
        return (
          <>
            <Box x={x} y={y} w={w} h={20} color={SAND} />
            <Band from={x} to={x + w} y={y + 3} end={y + 9} h={5} endHeight={3} color={PINE} />
            <Band from={x} to={x + w} y={y + 11} end={y + 12} h={5} endHeight={3} color={TEAL_HI} />
            <Title x={x} y={y + 23} widths={[24]} size={3} />
          </>
        );
      }}
    </Repeat>
  </>
);

export const Steps = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={8} widths={[50]} size={5} />
    <Box x={8} y={45} w={104} h={4} color={PINE} />
    <Repeat count={3}>
      {(at) => (
        <Band
          from={26 + at * 26}
          to={46 + at * 26}
          y={30 - at * 4}
          end={42 - at * 3.5}
          h={3.5}
          color={GREENS[at + 1]!}
        />
      )}
    </Repeat>
    <Repeat count={3}>
      {(at) => (
        <Box x={46 + at * 26} y={42 - at * 3.5} w={66 - at * 26} h={3.5} color={GREENS[at + 1]!} />
      )}
    </Repeat>
    <Repeat count={4}>
      {(at) => (
        <>
          <Title x={8 + at * 26} y={54} widths={[16]} size={3} />
          <Text x={8 + at * 26} y={61} w={21} lines={2} />
        </>
      )}
    </Repeat>
  </>
);

export const Plan = () => (
  <>
    <Ground color={PINE} />
    <Title x={8} y={8} widths={[44]} size={5} isDark />
    {GREENS.slice(1).map((color, at) => (
      <Band
        key={color}
        from={[8, 24, 40, 58][at]!}
        to={100}
        y={24 + at * 11}
        end={40 + at * 4}
        h={5}
        endHeight={4}
        color={color}
      />
    ))}
    <Box x={100} y={40} w={12} h={16} color={MINT} />
    <Repeat count={4}>
      {(at) => <Box x={8 + at * 30.6} y={20} w={0.6} h={50} color="#a9c4b855" />}
    </Repeat>
  </>
);

export const TimedList = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={8} widths={[40]} size={5} />
    <Repeat count={5}>
      {(at) => (
        <>
          <Title x={8} y={22 + at * 10} widths={[[22, 26, 18, 24, 20][at]!]} size={2.6} />
          <Box
            x={44 + [0, 10, 18, 38, 50][at]!}
            y={20.5 + at * 10}
            w={[10, 8, 20, 12, 18][at]!}
            h={5.5}
            color={at === 2 ? COPPER : TEAL}
          />
          <Rule y={29 + at * 10} />
        </>
      )}
    </Repeat>
  </>
);

export const WhyChooseUs = () => (
  <>
    <Ground color={PINE} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Title x={8} y={9 + at * 17} widths={[[38, 30, 16, 34][at]!]} size={7.5} isDark />
          <Text x={56} y={10 + at * 17} w={30} lines={2} isDark />
          <Band
            from={94}
            to={112}
            y={[14, 10, 12, 15][at]! + at * 17}
            end={8 + at * 17}
            h={2}
            endHeight={8}
            color={[TEAL, TEAL_HI, COPPER, MINT][at]!}
          />
          {at < 3 ? <Rule y={21.5 + at * 17} isDark /> : null}
        </>
      )}
    </Repeat>
  </>
);

export const Measures = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={8} widths={[46]} size={5} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Rule y={19 + at * 13.5} />
          <Title x={8} y={23.5 + at * 13.5} widths={[[20, 26, 18, 24][at]!]} size={3} />
          <Text x={44} y={23 + at * 13.5} w={42} lines={2} />
          <Box
            x={96}
            y={22 + at * 13.5}
            w={16}
            h={6}
            color={[TEAL, TEAL_HI, '#45c6a5', MINT][at]!}
            radius={1}
          />
        </>
      )}
    </Repeat>
  </>
);

export const GuidePages = () => (
  <>
    <Ground color={SAND} />
    <Repeat count={3}>
      {(at) => {
        const x = 8 + at * 36.5;
        return (
          <>
            <Box x={x} y={12} w={15.5} h={30} color={PAPER} />
            <Box x={x + 16} y={12} w={15.5} h={30} color="#ffffff" />
            <Text x={x + 3} y={17} w={9.5} lines={4} />
            <Band
              from={x + 19}
              to={x + 29}
              y={19}
              end={24}
              h={7}
              endHeight={3}
              color={[TEAL, PANEL, TEAL_HI][at]!}
            />
            <Text x={x + 19} y={34} w={9} lines={2} />
            <Title x={x} y={48} widths={[22]} size={3} />
            <Text x={x} y={55} w={29} lines={3} />
          </>
        );
      }}
    </Repeat>
  </>
);
