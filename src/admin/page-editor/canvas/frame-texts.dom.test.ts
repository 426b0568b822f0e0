import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldSpecOf } from '../read-field-specs.server.ts';
import { findTexts } from './frame-texts.ts';

const SPEC = fieldSpecOf(
  z.object({
    title: z.string().max(80),
    tone: z.enum(['Paper', 'Sand']),
    items: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
);

function texts(html: string, props: object) {
  const root = document.createElement('div');
  root.innerHTML = html;
  const found = findTexts([...root.children] as HTMLElement[], SPEC, props);
  return Object.fromEntries(
    found.map(({ place, nodes }) => [place.path, (nodes[0]!.parentNode as HTMLElement).className]),
  );
}

test('finds the innermost element that shows a field, with line breaks and links around it', () => {
  expect(
    texts(
      '<section><a><h2 class="h">One<br>two</h2></a><p class="l">L</p><p class="t">T</p></section>',
      {
        title: 'One\ntwo',
        tone: 'Paper',
        items: [{ label: 'L', text: 'T' }],
      },
    ),
  ).toEqual({ title: 'h', 'items.0.label': 'l', 'items.0.text': 't' });
});

test('finds the two texts of a heading with a label', () => {
  const html = '<h1 class="h"><span class="l">Label<span>: </span></span>One<br>two</h1>';
  const props = { title: 'One\ntwo', tone: 'Paper', items: [{ label: 'Label', text: '' }] };
  expect(texts(html, props)).toEqual({ title: 'h', 'items.0.label': 'l' });
});

test('finds a text with formatted words in it', () => {
  const props = { title: 'Six good weeks', tone: 'Paper', items: [] };
  expect(texts('<p class="p">Six <em>good</em> weeks</p>', props)).toEqual({ title: 'p' });
});

test('matches equal texts in their order, and leaves them out if their number differs', () => {
  const items = [
    { label: 'Read', text: 'A' },
    { label: 'Read', text: 'B' },
  ];
  const html = '<ul><li class="a">Read</li><li class="b">Read</li></ul>';
  expect(texts(html, { title: '', tone: 'Paper', items })).toEqual({
    'items.0.label': 'a',
    'items.1.label': 'b',
  });
  expect(texts(`${html}<p>Read</p>`, { title: '', tone: 'Paper', items })).toEqual({});
});

test('leaves out a text that the view puts into a sentence, choices, and texts for screen readers', () => {
  const props = { title: 'Six', tone: 'Paper', items: [{ label: 'Name', text: '' }] };
  expect(
    texts('<p>Six weeks</p><p>Paper</p><h2><span class="sr-only">Name</span></h2>', props),
  ).toEqual({});
});
