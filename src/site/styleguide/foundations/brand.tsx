import { Arrow } from '#src/ui/arrow.tsx';
import { BrandMark } from '#content/drawings/brand-mark.tsx';
import { Picture } from '#src/ui/picture.tsx';

const COVER = '/media/cms_media/Insights/default.svg';

/** The brand mark in its sizes and on its backgrounds, and the arrow of links. */
export function Marks() {
  return (
    <div className="guide-halves">
      {['tone-paper', 'tone-pine', 'tone-copper'].map((tone) => (
        <div key={tone} className={`${tone} guide-band`}>
          <div className="wrap guide-row">
            <BrandMark className="guide-mark-large" />
            <span className="site-brand">
              <BrandMark />
              <span>Short name</span>
            </span>
            <Arrow />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Pictures that load lazily, eagerly, and not at all. */
export function Pictures() {
  const picture = { src: COVER, width: 1200, height: 675, sizes: '(min-width: 768px) 46vw, 94vw' };
  return (
    <div className="wrap guide-cells">
      <figure>
        <Picture {...picture} alt="Streams merge into one" />
        <figcaption className="note">Loaded when it comes near, fading in</figcaption>
      </figure>
      <figure>
        <Picture {...picture} alt="" lazy={false} />
        <figcaption className="note">Decorative, and part of the first screen</figcaption>
      </figure>
      <figure>
        <Picture
          {...picture}
          src="/media/cms_media/Insights/missing.svg"
          alt="A picture that is not there"
        />
        <figcaption className="note">Missing: the alternative text is shown</figcaption>
      </figure>
    </div>
  );
}
