import { type ClientView, type StoryCardView, defineBlock } from '#src/blocks/block.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
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

/** One client's quote, set large, with the company's logo and the result of its story if there are any. */
function Testimonial(props: TestimonialProps & { id: string; data?: ClientView }) {
  const { quote, author, position, company, id, data } = props;
  return (
    <Section id={id} tone="sand">
      <figure className="testimonial">
        <blockquote className="h2-long">
          <p>“{quote}”</p>
        </blockquote>
        {data?.story ? <Result story={data.story} /> : null}
        <figcaption>
          {data?.logo ? (
            <img src={data.logo.url} alt="" width={200} height={38} loading="lazy" />
          ) : null}
          <strong>{author}</strong>
          {position}, {company}
        </figcaption>
      </figure>
    </Section>
  );
}

export default defineBlock({
  schema,
  load: ({ company }, sources) => sources.client(company),
  view: Testimonial,
});
