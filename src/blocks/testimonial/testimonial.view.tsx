import type { ReactNode } from 'react';
import {
  type ClientView,
  type LogoView,
  type StoryCardView,
  defineBlock,
} from '#src/blocks/block.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import { ChangeBand } from '#src/ui/drawings/change-band.tsx';
import { Section } from '#src/ui/section.tsx';
import { type TestimonialProps, schema } from './testimonial.schema.ts';

/** The numbers of the client's story under a river that is as thick as they are. */
function Result({ story }: { story: StoryCardView }) {
  const { measure, before, after, slug, companyName } = story;
  return (
    <div className="testimonial-result">
      <ChangeBand before={measure.before} after={measure.after} />
      <dl>
        <div>
          <dt>Before</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{after}</dd>
        </div>
      </dl>
      <p>
        <span>{measure.what.charAt(0).toUpperCase() + measure.what.slice(1)}</span>
        <a className="more" href={storyPath(slug)}>
          Read the story of {companyName}
          <Arrow />
        </a>
      </p>
    </div>
  );
}

interface VoiceProps {
  voice: NonNullable<ClientView['voice']>;
  company: string;
  logo?: LogoView | undefined;
  children?: ReactNode;
}

/** A client's quote, set large, with the portrait, name and role of who said it. */
export const Voice = ({ voice: { quote, name, role }, company, logo, children }: VoiceProps) => (
  <figure className="testimonial">
    <blockquote className="h2-long">
      <p>“{quote}”</p>
    </blockquote>
    {children}
    <figcaption>
      <Avatar name={name} background="sand" />
      <p>
        <strong>{name}</strong>
        {role}, {company}
      </p>
      {logo ? <img src={logo.url} alt="" width={200} height={38} loading="lazy" /> : null}
    </figcaption>
  </figure>
);

/** The quote of a section, else that of the client's story, with the company's logo and the result of its story. */
function Testimonial(props: TestimonialProps & { id: string; data?: ClientView }) {
  const { quote, author = '', position = '', company, id, data } = props;
  const voice = quote ? { quote, name: author, role: position } : data?.voice;
  return voice ? (
    <Section id={id} tone="sand">
      <Voice voice={voice} company={company} logo={data?.logo}>
        {data?.story ? <Result story={data.story} /> : null}
      </Voice>
    </Section>
  ) : null;
}

export default defineBlock({
  schema,
  load: ({ company }, sources) => sources.client(company),
  view: Testimonial,
});
