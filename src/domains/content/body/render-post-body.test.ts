import { expect, test } from 'vitest';
import { bodyFromMarkdown } from './markdown-body.server.ts';
import { parsePostBody } from './post-body.ts';
import { renderPostBody } from './render-post-body.server.ts';

function render(stored: unknown) {
  const warnings: string[] = [];
  const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };
  const rendered = renderPostBody(parsePostBody(stored), (type) => warnings.push(type), schedulers);
  return { ...rendered, warnings };
}

const html = (markdown: string) => render(bodyFromMarkdown(markdown)).html;
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });
const link = (href: unknown) => doc(text('go', { type: 'link', attrs: { href } }));

test('gives headings unique ids made of their text, and returns the headings', () => {
  const { html: markup, headings } = render(
    bodyFromMarkdown('## Day one\n\n### Détail, *too*\n\n## Day one'),
  );
  expect(markup).toBe(
    '<h2 id="h-day-one">Day one</h2><h3 id="h-detail-too">Détail, <em>too</em></h3><h2 id="h-day-one-2">Day one</h2>',
  );
  expect(headings).toEqual([
    { id: 'h-day-one', text: 'Day one', level: 2 },
    { id: 'h-detail-too', text: 'Détail, too', level: 3 },
    { id: 'h-day-one-2', text: 'Day one', level: 2 },
  ]);
});

test('gives a repeated heading an id that no numbered heading has', () => {
  const { headings } = render(bodyFromMarkdown('## A\n\n## A 2\n\n## A\n\n## ?!'));
  expect(headings.map(({ id }) => id)).toEqual(['h-a', 'h-a-2', 'h-a-3', 'h-section']);
});

test('renders a level 1 heading as level 2', () => {
  expect(html('# Big')).toBe('<h2 id="h-big">Big</h2>');
});

test('renders nested lists and the first number of a list', () => {
  expect(html('3. one\n4. two\n   - deep')).toBe(
    '<ol start="3"><li>one</li><li>two<ul><li>deep</li></ul></li></ol>',
  );
});

test('leaves out paragraphs without anything in them', () => {
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
  expect(render(doc(paragraph(text('a')), paragraph(), { type: 'paragraph' })).html).toBe(
    '<p>a</p>',
  );
});

test('renders a table in a focusable region with an accessible name', () => {
  expect(html('| Grade | Share |\n| --- | ---: |\n| **A** | 9 |')).toBe(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Grade, Share"><table>' +
      '<thead><tr><th scope="col">Grade</th><th scope="col" class="right">Share</th></tr></thead>' +
      '<tbody><tr><td><strong>A</strong></td><td class="right">9</td></tr></tbody></table></div>',
  );
});

test('gives the columns of a table the widths of its author, in percent of the text', () => {
  const cell = (colwidth: unknown, colspan = 1) => ({
    type: 'tableHeader',
    attrs: { colspan, colwidth },
    content: [{ type: 'paragraph', content: [text('a')] }],
  });
  const columnsOf = (...cells: unknown[]) =>
    /<colgroup>(.*)<\/colgroup>/.exec(
      render(doc({ type: 'table', content: [{ type: 'tableRow', content: cells }] })).html,
    )?.[1];
  expect(columnsOf(cell([184]), cell(null), cell(null))).toBe('<col style="width:25%"><col><col>');
  expect(columnsOf(cell([100, 200], 2), cell([100]))).toBe(
    '<col style="width:25%"><col style="width:50%"><col style="width:25%">',
  );
  expect(columnsOf(cell([1008]), cell(null))).toBe('<col style="width:90%"><col>');
  expect(columnsOf(cell(null), cell(['1px;color:red']), cell('wide'))).toBeUndefined();
});

test('adds rel only to links that leave the site', () => {
  expect(html('[in](/insights/a?b=c#d) [mail](mailto:a@b.example) [here](#h-a)')).not.toContain(
    'rel=',
  );
  expect(html('[out](https://example.com/x)')).toBe(
    '<p><a href="https://example.com/x" rel="noopener">out</a></p>',
  );
  expect(render(link('//evil.example/x')).html).toBe(
    '<a href="https://evil.example/x" rel="noopener">go</a>',
  );
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  7,
  null,
  {},
])('renders only the text of a link to %j', (href) => {
  const { html: markup, warnings } = render(link(href));
  expect(markup).toBe('go');
  expect(warnings).toEqual(['link']);
});

test('escapes text, attributes and code', () => {
  expect(html('```js\n<b>&"\n```')).toBe(
    '<pre tabindex="0" data-language="js"><code class="language-js">&lt;b&gt;&amp;"</code></pre>',
  );
  expect(render(doc(text('<img src=x onerror=alert(1)>'))).html).toBe(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
  expect(render(link('/a"onmouseover="x')).html).not.toContain('"onmouseover');
  const picture = { type: 'image', attrs: { src: '/media/a.png', alt: '"><script>' } };
  expect(render(doc(picture)).html).toContain('alt="&quot;&gt;&lt;script&gt;"');
});

test.each([
  'https://tracker.example/p.png',
  'data:image/svg+xml,<svg/>',
  'javascript:1',
  undefined,
])('leaves out an image from %s', (src) => {
  const { html: markup, warnings } = render(doc({ type: 'image', attrs: { src } }));
  expect([markup, warnings]).toEqual(['', ['image']]);
});

test.each(['iframe', 'constructor', '__proto__', 'toString', ''])(
  'renders only the text of the unknown node or mark %j, with a warning',
  (type) => {
    const node = { type, attrs: { onload: 'x' }, content: [text('kept', { type })] };
    const { html: markup, warnings } = render(doc(node));
    expect(markup).toBe('kept');
    expect(warnings).toEqual([type, type]);
  },
);

test('ignores an attribute that cannot be converted to a number', () => {
  const level = { valueOf: 1, toString: 1 };
  expect(render(doc({ type: 'heading', attrs: { level }, content: [text('A')] })).html).toBe(
    '<h2 id="h-a">A</h2>',
  );
});

test('renders superscript, subscript, and the kind and first number of a list', () => {
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: [text('x')] }] };
  const list = (attrs: object) => render(doc({ type: 'orderedList', attrs, content: [item] })).html;
  expect(
    render(doc(text('6', { type: 'superscript' }), text('2', { type: 'subscript' }))).html,
  ).toBe('<sup>6</sup><sub>2</sub>');
  expect(list({ start: 4, type: 'I' })).toBe(
    '<ol start="4" type="I" data-list="upper-roman"><li>x</li></ol>',
  );
  expect(list({ start: 0 })).toBe('<ol start="0"><li>x</li></ol>');
  expect(list({ start: 1, type: 'disc' })).toBe('<ol><li>x</li></ol>');
});
