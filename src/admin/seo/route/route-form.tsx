import { type ReactNode, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { ActionForm, FormField, useFormResult } from '#src/admin/kit/form/action-form.tsx';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import { SearchResult } from '#src/admin/page-editor/settings/search-result.tsx';
import { SocialPreview } from '#src/admin/page-editor/settings/social-preview.tsx';
import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS } from '#src/domains/seo/overrides/override.ts';
import { widthInWords, WidthMeter } from '#src/admin/page-editor/settings/width-meter.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { EditedRoute } from './read-route.server.ts';
import './route-form.css';

interface RouteFormProps {
  route: EditedRoute;
}

const TEXTS = ['title', 'description', 'canonical', 'image'] as const;
type Text = (typeof TEXTS)[number];

/** The values of a route, with what search results and shared links show of them. Works without JavaScript. */
export function RouteForm({ route }: RouteFormProps) {
  const result = useFormResult('save');
  const { path, values, override } = route;
  const refused = result?.values['path'] === path ? result.values : undefined;
  const stored: Record<Text, string> = {
    title: values.title.value,
    description: values.description.value,
    canonical: values.canonical.value ?? '',
    image: values.image.value ?? '',
  };
  const [typed, setTyped] = useState({ ...stored, ...refused });
  const shown = {
    title: typed.title.trim() || values.title.own,
    description: typed.description.trim() || values.description.own,
    image: typed.image.trim() || (values.image.own ?? ''),
  };
  const [robots, setRobots] = useState(refused?.['noindex'] ?? robotsOf(override?.noindex));
  useUnsavedGuard({
    isUnsaved:
      robots !== robotsOf(override?.noindex) ||
      TEXTS.some((name) => typed[name].trim() !== stored[name].trim()),
    what: `Your changes to ${path}`,
    guardsQuery: true,
  });
  const isHidden = robots === 'own' ? values.noindex.own : robots === 'yes';
  const seen = Object.fromEntries(
    OVERRIDE_FIELDS.map((field) => [field, override?.[field] ?? null]),
  );
  const field = (name: Text) => ({
    name,
    label: OVERRIDE_LABELS[name],
    value: typed[name],
    own: values[name].own ?? '',
    set: (value: string) => setTyped((all) => ({ ...all, [name]: value })),
  });
  return (
    <div className="route-form compact-fields">
      <ActionForm className="route-values" intent="save" submit="Save" busy="Saving…">
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="change" value={route.changeId} />
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        <RouteField
          {...field('title')}
          width={{ pixels: titleWidth(shown.title), max: MAX_TITLE_WIDTH }}
        />
        <RouteField
          {...field('description')}
          width={{ pixels: descriptionWidth(shown.description), max: MAX_DESCRIPTION_WIDTH }}
        />
        <RobotsField value={robots} set={setRobots} isOwnHidden={values.noindex.own} />
        <RouteField
          {...field('canonical')}
          hint="A path or address, only if search engines should list another page instead."
        />
        <PictureField
          label={OVERRIDE_LABELS.image}
          value={typed.image}
          isReadOnly={false}
          onPick={({ url }) => field('image').set(url)}
        >
          <RouteField {...field('image')} hint="Without one, a picture is drawn from the title." />
        </PictureField>
      </ActionForm>
      <div className="route-previews grid gap-4">
        <SearchResult {...shown} path={path} isHidden={isHidden} />
        <SearchResult {...shown} path={path} isHidden={isHidden} isPhone />
        <SocialPreview address={path} {...shown} />
      </div>
    </div>
  );
}

const robotsOf = (noindex: boolean | undefined) =>
  noindex === undefined ? 'own' : noindex ? 'yes' : 'no';

interface RouteFieldProps {
  name: string;
  label: string;
  value: string;
  /** what the page says of itself */
  own: string;
  set(value: string): void;
  /** pixels in search results, and how many they show */
  width?: { pixels: number; max: number };
  hint?: ReactNode;
}

/** A text of a route, with the page's own one if it differs. */
function RouteField({ name, label, value, own, set, width, hint }: RouteFieldProps) {
  const pixels = Math.round(width?.pixels ?? 0);
  return (
    <div className="route-field">
      <FormField name={name} label={label} hint={width ? widthInWords(pixels, width.max) : hint}>
        {(control) => (
          <textarea
            {...control}
            className="input route-text"
            rows={1}
            value={value}
            onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
          />
        )}
      </FormField>
      {width ? <WidthMeter pixels={pixels} max={width.max} /> : null}
      {value.trim() === own.trim() ? null : (
        <OwnValue name={name} label={label} own={own} use={() => set(own)} />
      )}
    </div>
  );
}

interface OwnValueProps {
  name: string;
  label: string;
  own: string;
  use(): void;
}

/** The page's own value, and a button that brings it back. Without JavaScript, the button saves the form. */
function OwnValue({ name, label, own, use }: OwnValueProps) {
  const isHydrated = useIsHydrated();
  return (
    <p className="fine flex wraps items-baseline apart gap-x-4 mt-1 tight muted breaks">
      <span>{own === '' ? 'The page itself has none.' : `The page itself: “${own}”`}</span>
      <Button
        tone="link"
        className="tap fg link"
        type="submit"
        name="own"
        value={name}
        aria-label={`Use the page’s own: ${label}`}
        onClick={(event) => {
          if (!isHydrated) return;
          event.preventDefault();
          use();
        }}
      >
        Use the page’s own
      </Button>
    </p>
  );
}

interface RobotsFieldProps {
  value: string;
  set(value: string): void;
  isOwnHidden: boolean;
}

/** Whether search engines may list the route. */
const RobotsField = ({ value, set, isOwnHidden }: RobotsFieldProps) => (
  <FormField name="noindex" label="Search engines">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => set(target.value)}>
        <option value="own">As the page says: {isOwnHidden ? 'hidden' : 'listed'}</option>
        <option value="no">Listed</option>
        <option value="yes">Hidden (noindex)</option>
      </select>
    )}
  </FormField>
);
