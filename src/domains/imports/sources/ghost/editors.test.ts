import { expect, test } from 'vitest';
import { lexical, readOne, type Row, text } from '#tests/support/ghost-file.ts';
import { showBody, warningsOf } from '#tests/support/import-sources.ts';

test('a text of the editor since 2023: formats, links, lists and headings', async () => {
  const list = (listType: string, ...children: Row[]) => ({
    type: 'list',
    listType,
    start: 3,
    children,
  });
  const one = await readOne({
    lexical: lexical(
      { type: 'extended-heading', tag: 'h3', children: [text('Head')] },
      {
        type: 'paragraph',
        children: [
          text('a < b ', 1),
          text('both ', 3),
          { type: 'linebreak' },
          { type: 'link', url: '__GHOST_URL__/x/', children: [text('link')] },
          text(' 2', 64),
          text(' code', 16),
        ],
      },
      list(
        'number',
        { type: 'listitem', children: [text('three')] },
        {
          type: 'listitem',
          children: [list('bullet', { type: 'listitem', children: [text('inner')] })],
        },
      ),
      { type: 'extended-quote', children: [text('Quote')] },
      { type: 'horizontalrule' },
    ),
  });
  expect(showBody(one)).toBe(
    '<h3>Head</h3><p><strong>a &lt; b </strong><em><strong>both</strong></em><br><a href="https://old.example.com/x/">link</a><sup> 2</sup><code> code</code></p>' +
      '<ol start="3"><li>three<ul><li>inner</li></ul></li></ol><blockquote><p>Quote</p></blockquote><hr>',
  );
  expect(warningsOf(one)).toEqual([]);
});

const CARDS: [card: Row, shown: string, warnings?: string[]][] = [
  [
    {
      type: 'image',
      src: '__GHOST_URL__/content/images/a.png',
      alt: 'A',
      caption: 'A <em>caption</em>',
    },
    '<p>{https://old.example.com/content/images/a.png|A|A caption}</p>',
  ],
  [
    {
      type: 'gallery',
      images: [{ src: '/content/images/a.png' }, { src: '/content/images/b.png', alt: 'B' }],
    },
    '<p>{https://old.example.com/content/images/a.png||}</p><p>{https://old.example.com/content/images/b.png|B|}</p>',
  ],
  [
    { type: 'codeblock', language: 'js', code: 'a < b;\n\nc' },
    '<pre data-language="js"><code class="language-js">a &lt; b;\n\nc</code></pre>',
  ],
  [{ type: 'html', html: '<p>raw <script>x</script></p>' }, '<p>raw</p>'],
  [
    { type: 'markdown', markdown: '## Head\n\n**bold**' },
    '<h2>Head</h2><p><strong>bold</strong></p>',
  ],
  [
    { type: 'bookmark', url: 'https://x.example/', metadata: { title: 'A & b' } },
    '<p><a href="https://x.example/">A &amp; b</a></p>',
  ],
  [
    { type: 'callout', calloutEmoji: '💡', calloutText: 'An <b>idea</b>' },
    '<blockquote><p>💡 An <strong>idea</strong></p></blockquote>',
  ],
  [
    { type: 'toggle', heading: 'Question?', content: '<p>Answer.</p>' },
    '<h3>Question?</h3><p>Answer.</p>',
  ],
  [
    { type: 'button', buttonText: 'Go', buttonUrl: '__GHOST_URL__/go/' },
    '<p><a href="https://old.example.com/go/">Go</a></p>',
  ],
  [
    { type: 'file', src: '/content/files/a.pdf', fileTitle: 'A file' },
    '<p><a href="https://old.example.com/content/files/a.pdf">A file</a></p>',
  ],
  [
    { type: 'audio', src: '/content/media/a.mp3', title: 'Talk' },
    '<p><a href="https://old.example.com/content/media/a.mp3">Talk</a></p>',
    ['left-out: The card “audio” has no place in a post'],
  ],
  [
    { type: 'signup', header: 'Join', subheader: 'Now' },
    '<h3>Join</h3><p>Now</p>',
    ['left-out: The card “signup” has no place in a post'],
  ],
  [{ type: 'paywall' }, '', ['left-out: The card “paywall” has no place in a post']],
  [{ type: 'something-new', heading: 'Kept' }, '<h3>Kept</h3>'],
];

test.each<[card: Row, shown: string, warnings?: string[]]>(CARDS)(
  'the card %j of either editor',
  async (card, shown, warnings = []) => {
    const { type, ...payload } = card;
    const mobiledoc = JSON.stringify({ cards: [[type, payload]], sections: [[10, 0]] });
    for (const post of [{ lexical: lexical(card) }, { mobiledoc }]) {
      const one = await readOne({ ...post, html: '' });
      expect(showBody(one)).toBe(shown);
      expect(warningsOf(one)).toEqual(warnings);
    }
  },
);

test('an embedded video is shown, and anything else is a link', async () => {
  const one = await readOne({
    lexical: lexical(
      {
        type: 'embed',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        html: '<iframe></iframe>',
      },
      { type: 'embed', url: 'https://x.example/1', html: '<blockquote>x</blockquote>' },
    ),
  });
  expect(showBody(one)).toMatch(
    /^<figure .*watch\?v=dQw4w9WgXcQ.*<\/figure><p><a href="https:\/\/x\.example\/1">/,
  );
});

test('a text of the editor until 2023: formats that open and close over markers, atoms and lists', async () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [],
    markups: [['strong'], ['em'], ['a', ['href', '__GHOST_URL__/x/', 'onclick', 'x()']]],
    sections: [
      [1, 'h2', [[0, [], 0, 'Head']]],
      [
        1,
        'p',
        [
          [0, [0], 0, 'bold '],
          [0, [1], 2, 'both'],
          [1, [], 0, 0],
          [0, [2], 1, 'link & more'],
        ],
      ],
      [3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      [2, 'https://x.example/a.png'],
    ],
  });
  expect(showBody(await readOne({ mobiledoc }))).toBe(
    '<h2>Head</h2><p><strong>bold </strong><em><strong>both</strong></em><br><a href="https://old.example.com/x/">link &amp; more</a></p>' +
      '<ol><li>one</li><li>two</li></ol><p>{https://x.example/a.png||}</p>',
  );
});

test.each([
  ['nothing', { lexical: null, mobiledoc: null }],
  ['an empty text', { lexical: lexical() }],
  ['broken JSON', { lexical: '{"root":', mobiledoc: '[]' }],
  [
    'another shape',
    { lexical: '{"root":{"children":[1,null,"x"]}}', mobiledoc: '{"sections":{}}' },
  ],
])('%s in the editor’s field leaves the HTML', async (_, post) => {
  expect(showBody(await readOne(post))).toBe('<p>From HTML</p>');
});

test('mobiledoc of any shape is read without an error', async () => {
  const sections = [
    null,
    1,
    [],
    [1],
    [1, 'p', 'x'],
    [1, 'p', [null, [0], [0, [9], 9, null], [1, [], 0, 7]]],
    [3, 'ul', [1]],
    [10, 5],
    [10, 'x'],
    [2],
  ];
  const one = await readOne({ mobiledoc: JSON.stringify({ sections, cards: [null], markups: 5 }) });
  expect(showBody(one)).not.toContain('undefined');
});
