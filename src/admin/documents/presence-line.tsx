import { useEffect, useRef, useState } from 'react';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { nameOfField } from '#src/domains/documents/history/name-of-field.ts';
import { capitalize } from '#src/platform/capitalize.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import type { OtherTab } from '#src/domains/documents/save/presence.server.ts';
import { shortName } from './document-labels.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface PresenceLineProps {
  others: readonly OtherTab[];
  me: Actor;
  content: DocumentContent;
}

/** Says who else has the document open, and where they are. Only arrivals and departures are announced. */
export function PresenceLine({ others, me, content }: PresenceLineProps) {
  const people = peopleIn(others, me);
  const announced = useArrivals(people.map(({ name }) => name));
  return (
    <>
      {people.length > 0 ? (
        <ul className="flex wraps gap-1 gap-x-4 small" aria-label="Also here">
          {people.map(({ id, name, place }) => {
            const sentence = sentenceOf(name, id === me.id, place, content);
            return (
              <li className="items-center gap-2 min-0 tap breaks flex" key={id} title={sentence}>
                <span
                  className="presence-initials paper fine rigid grid centered bold"
                  aria-hidden="true"
                >
                  {initialsOf(name)}
                </span>
                <span className="presence-text">{sentence}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <span className="sr-only" role="status" aria-label="People in this document">
        {announced}
      </span>
    </>
  );
}

interface Person {
  id: string;
  name: string;
  place: string | null;
}

/** One entry per person: the tab with a place, if they have several open. */
function peopleIn(others: readonly OtherTab[], me: Actor): Person[] {
  const people = new Map<string, Person>();
  for (const { user, place } of others) {
    const known = people.get(user.id);
    const name = user.id === me.id ? 'You' : spokenName(user.name);
    if (!known?.place) people.set(user.id, { id: user.id, name, place });
  }
  return [...people.values()];
}

/** `ben.ode@cadron.example` is "Ben Ode", and so is "Ben Ode". */
const spokenName = (name: string): string =>
  name.includes('@')
    ? shortName(name)
        .split(/[._-]+/)
        .filter(Boolean)
        .map(capitalize)
        .join(' ')
    : name;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');

function sentenceOf(name: string, isMe: boolean, place: string | null, content: DocumentContent) {
  if (isMe) return 'You have this open in another tab';
  const label = place === null ? undefined : placeName(place, content);
  return label ? `${name} is editing “${label}”` : `${name} has this open`;
}

function placeName(place: string, { blocks = [] }: DocumentContent): string {
  const block = blocks.find(({ id }) => id === place);
  return block ? nameOfSection(block) : nameOfField(place);
}

/** A sentence about who came or left since the last change. */
function useArrivals(names: readonly string[]): string {
  const [announced, setAnnounced] = useState('');
  const before = useRef<readonly string[]>([]);
  const key = names.join('\n');
  useEffect(() => {
    const now = key === '' ? [] : key.split('\n').filter((name) => name !== 'You');
    const came = now.filter((name) => !before.current.includes(name));
    const left = before.current.filter((name) => !now.includes(name));
    before.current = now;
    const sentences = [
      ...came.map((name) => `${name} has opened this.`),
      ...left.map((name) => `${name} has left.`),
    ];
    if (sentences.length > 0) setAnnounced(sentences.join(' '));
  }, [key]);
  return announced;
}
