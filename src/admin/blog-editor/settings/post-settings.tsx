import { publicDay, siteDay } from '#src/platform/clock/site-day.ts';
import { useMemo, useState } from 'react';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { AddressField } from '#src/admin/page-editor/settings/address-field.tsx';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { AuthorField } from './author-field.tsx';
import { CoverField } from './cover-field.tsx';
import { LinkSuggestions } from './link-suggestions.tsx';
import { computedTime, valuesOfPost, wordsOf } from './post-values.ts';
import { ReachFields } from './reach-fields.tsx';
import { ReadingHints } from './reading-hints.tsx';
import type { SettingsProps } from './settings-props.ts';
import { TagsField } from './tags-field.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import type { PostOptions } from './post-options-endpoint.ts';
import { orNull, PlainField } from '#src/admin/page-editor/plain-field.tsx';
import '#src/admin/page-editor/fields.css';
import '#src/admin/page-editor/settings/page-settings.css';
import './post-settings.css';

/** About how much cards show, and search results without a description. */
const EXCERPT_LENGTH = 155;

/** The tab Post: its address, how lists show it, who wrote it, when, and who can find it. */
export function PostSettings({ edited, document, me, onPublish }: SettingsProps) {
  const part = useSettingsPart(edited);
  // Until they are read, and if they cannot be, names are typed.
  const { body: options } = useServerQuery<PostOptions>('/admin/api/post-options');
  const { content } = edited;
  const values = valuesOfPost(content);
  const [today] = useState(() => siteDay(new Date()));
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="post-settings-title">
        <h2 className="mb-3 title" id="post-settings-title">
          Post
        </h2>
        <div className="grid gap-4">
          <AddressField document={document} value={values.slug} suggested={slugOf(content.title)} />
          <PlainField
            label="Excerpt"
            help={`Under the title in lists, feeds, and emails. ${lengthHint(values.excerpt, EXCERPT_LENGTH)}`}
            path="excerpt"
            value={values.excerpt}
            rows={3}
            toValue={orNull}
          />
          <TagsField tags={values.tags} known={options?.tags} />
          <AuthorField author={values.author} known={options?.authors} />
          <CoverField cover={values.cover} />
        </div>
        <h3 className="mt-6 mb-3 pt-4 rule-above">Who can find it</h3>
        <ReachFields
          document={document}
          isListed={values.isListed}
          isFeatured={values.isFeatured}
          onPublish={onPublish}
        />
        <h3 className="mt-6 mb-3 pt-4 rule-above">Dates and reading time</h3>
        <div className="grid gap-4">
          <DateField
            label="Date"
            help={
              values.publishedAt === ''
                ? 'Empty: the day it is first published. To publish later, schedule it.'
                : 'What readers see, and the order of lists. To publish later, schedule it.'
            }
            path="publishedAt"
            value={values.publishedAt}
          />
          <DateField
            label="Last reviewed"
            help="The day someone made sure that everything still holds. Readers see it above the text; search engines see a change."
            path="lastReviewedAt"
            value={values.lastReviewedAt}
            max={today}
            today={{ label: 'Reviewed today', day: today }}
          />
          <ReadTimeField body={content['body']} readTime={values.readTime} />
        </div>
        <h3 className="mt-6 mb-3 pt-4 rule-above">Links to our pages</h3>
        <LinkSuggestions documentId={document.id} checkedVersion={edited.checkedVersion} />
        <h3 className="mt-6 mb-3 pt-4 rule-above">Reading hints</h3>
        <ReadingHints body={content['body']} personId={me.id} />
      </section>
    </FormPartContext>
  );
}

/** How much of an advised length a text has, for the hint of its field. */
function lengthHint(text: string, advised: number): string {
  const length = text.trim().length;
  return length > advised
    ? `${length} of about ${advised} characters: shorten it.`
    : `${length} of about ${advised} characters.`;
}

interface ReadTimeFieldProps {
  body: unknown;
  /** the override; empty without one */
  readTime: string;
}

/** How long a post takes to read: computed from its words, or what an editor says. */
function ReadTimeField({ body, readTime }: ReadTimeFieldProps) {
  const words = useMemo(() => wordsOf(body), [body]);
  const computed = computedTime(words);
  const isOverridden = readTime.trim() !== '';
  return (
    <PlainField
      path="readTime"
      label="Reading time"
      value={readTime}
      placeholder={computed}
      help={`${isOverridden ? `Computed: ${computed}` : 'Computed'} from ${formatCount(words, 'word')} at 220 a minute.`}
      toValue={orNull}
      offers={[isOverridden && { label: `Use ${computed}`, value: null }]}
    />
  );
}

interface DateFieldProps {
  label: string;
  help: string;
  path: string;
  /** ISO 8601; empty for none */
  value: string;
  /** the latest day that makes sense, `YYYY-MM-DD` */
  max?: string;
  /** what one press sets */
  today?: { label: string; day: string };
}

/** A day that readers see, stored as midnight UTC (`publicDay`). */
function DateField({ label, help, path, value, max, today }: DateFieldProps) {
  const day = value === '' ? '' : publicDay(new Date(value));
  const toValue = (next: string) => (next === '' ? null : `${next}T00:00:00.000Z`);
  return (
    <PlainField
      path={path}
      label={label}
      help={help}
      type="date"
      max={max}
      value={day}
      toValue={toValue}
      offers={[
        today !== undefined &&
          day !== today.day && { label: today.label, value: toValue(today.day) },
      ]}
    />
  );
}
