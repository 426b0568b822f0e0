import { isAdvice } from '#src/domains/checks/severity.ts';
import { useEffect, useRef, useState } from 'react';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import type { TextSpec } from '#src/admin/page-editor/field-spec.ts';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { type FieldProps, useField } from '#src/admin/page-editor/use-field.ts';
import { LinkInput } from './link-input.tsx';
import { describeHref } from './link-options.ts';
import type { LinkFacts, PlaceOnPage } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';

/** A link: chosen by the name of its target, or typed. Says where it leads, and what is wrong with it. */
export function LinkField(props: FieldProps<TextSpec>) {
  const { spec, label, help, value, isOptional } = props;
  const { placesOnPage } = useFormPart();
  const field = useField(props);
  const [isFocused, setFocused] = useState(false);
  const href = typeof value === 'string' ? value : '';
  const isReadable = spec.rule
    ? new RegExp(spec.rule.pattern, spec.rule.flags).test(href.trim())
    : href !== '';
  const link = useCheckedLink(isReadable ? href.trim() : '', placesOnPage());
  // What is still typed leads nowhere yet.
  const [errors, warnings] = isFocused ? [[], []] : [link.errors, link.warnings];
  return (
    <FieldFrame
      field={{
        ...field,
        errors: [...new Set([...field.errors, ...errors])],
        warnings: [...new Set([...field.warnings, ...warnings])],
        warningsId:
          field.warnings.length + warnings.length > 0 ? `${field.id}-warnings` : undefined,
      }}
      label={label}
      help={[help, link.target].filter(Boolean).join(' ') || undefined}
      isOptional={isOptional}
    >
      {(control) => (
        <LinkInput
          control={control}
          label={label}
          text={href}
          isReadOnly={field.isReadOnly}
          placesOnPage={placesOnPage}
          onChange={(text) => field.set(text === '' && isOptional ? undefined : text)}
          onFocus={() => {
            setFocused(true);
            field.events.onFocus();
          }}
          onBlur={() => {
            setFocused(false);
            field.events.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Where a link leads, and what the checks find: about places on this page at once, about the rest from the server. */
export function useCheckedLink(href: string, places: readonly PlaceOnPage[]) {
  const isOnPage = href.startsWith('#');
  const facts = useLinkFacts(href === '' || isOnPage ? undefined : href);
  const messages = (areAdvice: boolean) =>
    (facts?.findings ?? [])
      .filter(({ severity }) => isAdvice(severity) === areAdvice)
      .map(({ message }) => message);
  const isLost =
    isOnPage && places.length > 0 && !places.some(({ anchor }) => `#${anchor}` === href);
  return {
    target: facts?.title
      ? [facts.kind, facts.title].filter(Boolean).join(': ')
      : describeHref(href, places),
    errors: messages(false),
    warnings: [
      ...messages(true),
      ...(isLost ? ['Choose a section of this page: none has this anchor now.'] : []),
    ],
  };
}

const WAIT_MS = 100;
/** A link that is being typed is looked up once typing pauses. */
const PAUSE_MS = 400;
/** Others may publish or unpublish what a link leads to. */
const KEPT_MS = 60_000;
const MAX_AT_ONCE = 40;

interface Kept {
  at: number;
  facts: Promise<LinkFacts | undefined>;
}

const kept = new Map<string, Kept>();
let waiting: { href: string; settle(facts: LinkFacts | undefined): void }[] = [];

/** Reads what is known of a link; links of one moment share a request. Undefined if the server cannot say. */
function readFacts(href: string): Promise<LinkFacts | undefined> {
  const before = kept.get(href);
  if (before && Date.now() - before.at < KEPT_MS) return before.facts;
  const { promise, resolve } = Promise.withResolvers<LinkFacts | undefined>();
  if (waiting.length === 0) setTimeout(() => void flush(), WAIT_MS);
  waiting.push({ href, settle: resolve });
  kept.set(href, { at: Date.now(), facts: promise });
  return promise;
}

async function flush(): Promise<void> {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MAX_AT_ONCE) await ask(all.slice(at, at + MAX_AT_ONCE));
}

async function ask(asked: typeof waiting): Promise<void> {
  const query = new URLSearchParams(asked.map(({ href }) => ['href', href]));
  const facts = await fetch(`/admin/api/links?${query}`, {
    headers: { Accept: 'application/json' },
  })
    .then(async (response) => (response.ok ? ((await response.json()) as LinksReply).facts : []))
    .catch((): LinkFacts[] => []);
  asked.forEach(({ href, settle }, at) => {
    const found = facts?.[at];
    if (!found) kept.delete(href);
    settle(found);
  });
}

/** Loads the facts about a link. Undefined while they are unknown, and for `undefined`. */
function useLinkFacts(href: string | undefined): LinkFacts | undefined {
  const [known, setKnown] = useState<{ href: string; facts: LinkFacts | undefined }>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (href === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(
      () => void readFacts(href).then((facts) => isWanted && setKnown({ href, facts })),
      isFirst.current ? 0 : PAUSE_MS,
    );
    isFirst.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [href]);
  return known?.href === href ? known?.facts : undefined;
}
