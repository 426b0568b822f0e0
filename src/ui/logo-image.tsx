interface LogoImageProps {
  /** the name of the company; the alternative text */
  name: string;
  url: string;
}

/** A client's logo. `replaceBrokenLogos` shows our mark in its place if it fails to load. */
export const LogoImage = ({ name, url }: LogoImageProps) => (
  <img src={url} alt={name} width={200} height={38} loading="lazy" decoding="async" />
);
