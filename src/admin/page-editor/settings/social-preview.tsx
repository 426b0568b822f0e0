import { useState } from 'react';
import './page-settings.css';

interface SocialPreviewProps {
  /** public path; none for a page that is not public */
  address: string | null | undefined;
  /** public path of a chosen picture; empty for the drawn one */
  image: string;
  title: string;
  description: string;
}

/** How the page looks where its link is shared. */
export function SocialPreview({ address, image, title, description }: SocialPreviewProps) {
  const [broken, setBroken] = useState<string>();
  // Redirects to the current picture of the public page.
  const drawn = address ? `/social/current/${address === '/' ? 'home' : address.slice(1)}.png` : '';
  const isOurs = image.startsWith('/media/');
  const src = image === '' ? drawn : isOurs ? `${image}?width=800` : image;
  return (
    <figure className="social-preview pb-3 outlined min-0 rounded cropped">
      <figcaption className="py-2 px-3 fine tight muted">Where its link is shared</figcaption>
      {src === '' || broken === src ? (
        <p className="py-8 px-3 middle on-sand small muted">
          {src === ''
            ? 'A picture is drawn from the title once the page is published.'
            : 'This picture cannot be shown.'}
        </p>
      ) : (
        <img
          className="full on-sand object-cover"
          src={src}
          alt=""
          loading="lazy"
          onError={() => setBroken(src)}
        />
      )}
      <p className="pt-2 px-3 small bold">{title.trim() || 'Without a title'}</p>
      {description.trim() ? <p className="px-3 fine tight muted">{description}</p> : null}
    </figure>
  );
}
