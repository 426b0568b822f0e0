import {
  Box,
  Button,
  COPPER,
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
  Band,
} from './shapes.tsx';

export const RichText = () => (
  <>
    <Ground color={PAPER} />
    <Repeat count={2}>
      {(at) => (
        <>
          <Title x={8} y={11 + at * 33} widths={[30, 20]} size={4} />
          <Text x={50} y={11 + at * 33} w={60} lines={3} />
          <Text x={50} y={24 + at * 33} w={56} lines={2} />
        </>
      )}
    </Repeat>
  </>
);

export const Picture = () => (
  <>
    <Ground color={PAPER} />
    <Box x={8} y={9} w={76} h={54} color={SAND} />
    <circle cx="66" cy="24" r="6" fill={COPPER} />
    <path d="M8 63V50l20-18 22 20 12-10 22 16v5z" fill={TEAL} />
    <path d="M8 63V56l14-8 26 15z" fill={PINE} />
    <Text x={90} y={53} w={22} lines={3} />
  </>
);

export const Challenges = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={10} widths={[40, 30]} size={5} />
    <Repeat count={3}>
      {(at) => (
        <>
          <Text x={8} y={36 + at * 12} w={40} lines={1} />
          <Rule y={42 + at * 12} w={44} />
        </>
      )}
    </Repeat>
    {[PINE, TEAL, TEAL_HI, MINT].map((color, at) => (
      <Band
        key={color}
        from={62}
        to={[92, 100, 84, 106][at]!}
        y={12 + at * 15}
        end={15 + at * 15}
        h={6}
        color={color}
      />
    ))}
  </>
);

export const Solution = () => (
  <>
    <Ground color={SAND} />
    <Title x={8} y={10} widths={[42, 32]} size={5} />
    <Text x={8} y={32} w={42} lines={4} />
    <Text x={8} y={50} w={40} lines={3} />
    <Repeat count={3}>
      {(at) => (
        <>
          <Rule x={64} y={11 + at * 20} w={48} />
          <Title x={64} y={15 + at * 20} widths={[26]} size={3} />
          <Text x={64} y={21 + at * 20} w={44} lines={2} />
        </>
      )}
    </Repeat>
  </>
);

export const Consultation = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={10} widths={[44]} size={5} />
    <Text x={8} y={20} w={58} lines={4} />
    <Title x={8} y={42} widths={[36]} size={5} />
    <Text x={8} y={52} w={58} lines={4} />
    <Box x={76} y={10} w={36} h={44} color={PINE} radius={2} />
    <Title x={81} y={16} widths={[24]} size={4} isDark />
    <Text x={81} y={25} w={26} lines={3} isDark />
    <Button x={81} y={42} w={22} />
  </>
);

export const Faq = () => (
  <>
    <Ground color={PAPER} />
    <Title x={8} y={10} widths={[30, 22]} size={5} />
    <Repeat count={4}>
      {(at) => (
        <>
          <Title
            x={52}
            y={11 + at * 13 + (at > 0 ? 10 : 0)}
            widths={[[40, 34, 44, 30][at]!]}
            size={2.6}
          />
          <path
            d={at === 0 ? 'M107 12.3h5' : `M107 ${12.3 + at * 13 + 10}h5m-2.5-2.5v5`}
            stroke={PINE}
            strokeWidth="1"
          />
          <Rule x={52} y={at === 0 ? 27.5 : 27.5 + at * 13} w={60} />
        </>
      )}
    </Repeat>
    <Text x={52} y={17} w={48} lines={2} />
  </>
);
