import { RadioField } from '#src/admin/kit/form/choice-field.tsx';
import { ActionForm, useFormResult, TextField } from '#src/admin/kit/form/action-form.tsx';
import { Part, TextList } from '#src/admin/kit/screen.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { More } from '#src/admin/seo/imports/dry-run.tsx';
import type { RobotsRule } from '#src/domains/seo/site-settings/robots-rule.ts';
import type { RobotsRefusal } from './change-robots.server.ts';

const NAMES = { allow: 'Allow', disallow: 'Disallow' } as const;
const RULES = (['disallow', 'allow'] as const).map((value) => ({ value, label: NAMES[value] }));

interface RobotsRulesProps {
  rules: readonly RobotsRule[];
  mayChange: boolean;
}

/** Rules of robots.txt that the team adds to ours. */
export const RobotsRules = ({ rules, mayChange }: RobotsRulesProps) => (
  <Part className="machine-part" title="Extra rules of robots.txt">
    <p className="note measure machine-note">
      A rule keeps crawlers from reading an address. It does not take it out of search results: for
      that, hide the page from search engines instead.
    </p>
    {mayChange ? null : <p className="note measure machine-note">Owners add and remove rules.</p>}
    {rules.length === 0 ? <p className="note measure machine-note">There are none.</p> : null}
    <ul className="mt-3 mb-4">
      {rules.map(({ agent, rule, path }) => (
        <li
          className="row wraps apart gap-2 gap-x-4 py-2 rule-above small breaks"
          key={`${agent} ${rule} ${path}`}
        >
          <code>
            {agent}: {NAMES[rule]} {path}
          </code>
          {mayChange ? (
            <PostButton intent="remove-rule" fields={{ agent, rule, path }}>
              Remove
              <span className="sr-only">
                {' '}
                {agent}: {NAMES[rule]} {path}
              </span>
            </PostButton>
          ) : null}
        </li>
      ))}
    </ul>
    {mayChange ? (
      <ActionForm
        // After a success the fields are empty again.
        key={rules.length}
        intent="add-rule"
        submit="Add the rule"
        busy="Adding..."
      >
        <TextField
          name="agent"
          label="Crawler"
          defaultValue="*"
          required
          maxLength={60}
          hint="Its name, such as GPTBot, or * for all."
        />
        <RadioField name="rule" label="Rule" initial="disallow" options={RULES} />
        <TextField
          name="path"
          label="Path"
          required
          maxLength={300}
          hint="Begins with /. * stands for any characters, $ for the end of the address."
        />
        <Warning />
      </ActionForm>
    ) : null}
  </Part>
);

/** Names what a rule closes, and asks for a confirmation. */
function Warning() {
  const blocked = useFormResult<RobotsRefusal>('add-rule')?.blocked;
  if (!blocked) return null;
  const { total, shown } = blocked;
  return (
    <div className="machine-warning px-4 pt-3 pb-2 rounded small snug" role="alert">
      <p>
        <b>This rule closes {formatCount(total, 'address', 'addresses')} of the sitemap.</b> Search
        engines would list them without their text, or drop them.
      </p>
      <TextList items={shown} />
      <More total={total} shown={shown.length} />
      <label className="choice">
        <input className="size-5" type="checkbox" name="confirm" value="yes" />
        <b>Close them anyway</b>
      </label>
    </div>
  );
}
