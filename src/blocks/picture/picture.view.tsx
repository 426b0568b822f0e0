import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { kindOfFile, Picture } from '#src/ui/picture.tsx';
import { Section } from '#src/ui/section.tsx';
import { schema } from './picture.schema.ts';

/** The displayed width, as in picture.css: within the page margins, which stop growing at 1920 px. */
const SIZES = {
  wide: '(min-width: 1920px) 1792px, 94vw',
  beside: '(min-width: 1920px) 1187px, (min-width: 1100px) 62vw, (min-width: 768px) 78vw, 94vw',
};

/** A picture in eight columns with its caption in the other four, or across all twelve. */
export function PictureBlock(props: ViewProps<typeof schema>) {
  const { src, alt = '', width, height, caption, tone, wide, id } = props;
  if (kindOfFile(src) === 'gone') return null;
  return (
    <Section id={id} tone={tone} className="picture">
      <figure className={wide ? 'grid-12 picture-wide' : 'grid-12 opening'}>
        <div>
          <Picture
            src={src}
            width={width}
            height={height}
            alt={alt}
            sizes={wide ? SIZES.wide : SIZES.beside}
          />
        </div>
        {caption ? <figcaption className="note">{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}

export default defineBlock({ schema, view: PictureBlock });
