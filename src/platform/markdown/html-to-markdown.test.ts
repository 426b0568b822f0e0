import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

const ADDRESS = 'https://cadron.example/services/audit';

const convert = (html: string) => htmlToMarkdown(html, ADDRESS);

describe('headings', () => {
  test('join broken lines', () => {
    expect(convert('<h1>From AI pilots<br/>to profit</h1><h2>Two\n  lines</h2>')).toBe(
      '# From AI pilots to profit\n\n## Two lines',
    );
  });

  test('begin with their label', () => {
    const label = '<span class="heading-label">The challenges<span>: </span></span>';
    expect(convert(`<h2>${label}Five pilots,<br/>no budget</h2>`)).toBe(
      '## The challenges: Five pilots, no budget',
    );
  });

  test('escape a trailing number sign', () => {
    expect(convert('<h2># 1 in C #</h2>')).toBe('## \\# 1 in C \\#');
  });

  test('come first in their card and list item', () => {
    const inner = '<p class="note">Page 3</p><h3>Rights</h3><p>Who may what.</p>';
    const expected = '### Rights\n\nPage 3\n\nWho may what.';
    expect(convert(`<article>${inner}</article>`)).toBe(expected);
    expect(convert(`<ul><li>${inner}</li></ul>`)).toBe(expected);
  });

  test('become list items when they are the whole list', () => {
    expect(convert('<ul><li><h3>One</h3></li><li><h3>Two</h3></li></ul>')).toBe('- One\n- Two');
  });
});

describe('lists', () => {
  test('support nesting, start numbers and several paragraphs', () => {
    expect(convert('<ol start="3"><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>')).toBe(
      '3. a\n   - b\n   - c\n4. d',
    );
    expect(convert('<ul><li><p>a</p><p>b</p></li><li>c</li></ul>')).toBe('- a\n\n  b\n- c');
  });

  test('put numbers and their labels on one line', () => {
    expect(convert('<ul><li><div><p>125<i>%</i></p><p>more orders</p></div></li></ul>')).toBe(
      '- **125%** more orders',
    );
  });

  test('join facts of a card on one line', () => {
    const facts = '<ul><li>CRM</li><li><time>May 1</time></li></ul>';
    expect(convert(`<article>${facts}<h3>Title</h3></article>`)).toBe('### Title\n\nCRM · May 1');
    expect(convert(`<article><h1>Title</h1>${facts}</article>`)).toBe('# Title\n\n- CRM\n- May 1');
  });

  test('convert terms and descriptions', () => {
    expect(
      convert(
        '<dl><div><dt>Before</dt><dd>64 days</dd></div><div><dt class="sr-only">After</dt><dd>28</dd></div></dl>',
      ),
    ).toBe('- Before: 64 days\n- After: 28');
  });
});

describe('tables', () => {
  test('use GitHub syntax and escape bars in cells', () => {
    expect(
      convert(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2<br>3</td><td><code>a||b</code></td></tr></tbody></table>',
      ),
    ).toBe('| A | B |\n| --- | --- |\n| 1 \\| 2<br>3 | `a\\|\\|b` |');
  });

  test('get an empty head when they have none, and keep empty cells', () => {
    expect(convert('<table><tr><td>1</td><td></td></tr></table>')).toBe(
      '|  |  |\n| --- | --- |\n| 1 |  |',
    );
  });

  test('repeat a cell in every column and row it spans', () => {
    expect(
      convert(
        '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td colspan="2">4</td></tr></table>',
      ),
    ).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |\n| 1 | 3 |\n| 4 | 4 |');
  });

  test('flatten lists and headings in cells, and omit repeated column names', () => {
    expect(
      convert(
        '<table><caption class="sr-only">Name</caption><tr><th>A</th><th>B</th></tr><tr><th><span>Price</span><span>What is it?</span></th><td><b>B</b><h4>Two</h4><ul><li>x</li><li>y</li></ul></td></tr></table>',
      ),
    ).toBe('| A | B |\n| --- | --- |\n| Price · What is it? | Two<br>x<br>y |');
  });
});

describe('links and pictures', () => {
  test('have absolute URLs', () => {
    expect(
      convert('<a href="/about">a</a> <a href="#form">b</a> <a href="mailto:a@b.example">c</a>'),
    ).toBe(`[a](https://cadron.example/about) [b](${ADDRESS}#form) [c](mailto:a@b.example)`);
    expect(convert('<p><img src="/media/a (1).png" alt="Two [bands]"></p>')).toBe(
      '![Two \\[bands\\]](https://cadron.example/media/a%20%281%29.png)',
    );
  });

  test('become text when they cannot be followed', () => {
    expect(
      convert('<p><a href="javascript:alert(1)">a</a> <a href="https://[">b</a> <a>c</a></p>'),
    ).toBe('a b c');
  });

  test('become names for logos, and nothing for decoration', () => {
    expect(convert('<ul><li><img src="/a.svg" alt="HubSpot"></li></ul>')).toBe('- HubSpot');
    expect(convert('<p>a<img src="/a.svg" alt=""></p>')).toBe('a');
  });
});

describe('elements without text', () => {
  test('are omitted', () => {
    const html = [
      '<nav><a href="/">Home</a></nav><script>x</script><style>x</style><button>x</button>',
      '<noscript>x</noscript><p hidden>x</p><span aria-hidden="true">x</span>',
      '<div role="status">Loading</div><p data-markdown="omit">x</p>',
      '<a href="/b">Read<span class="sr-only">: a title</span></a>',
    ];
    expect(convert(html.join(''))).toBe('[Read](https://cadron.example/b)');
  });

  test('include forms as links and each drawing once', () => {
    expect(convert('<form><label>Name<input></label><p>Why</p></form>')).toBe(
      `[Fill in the form on the page](${ADDRESS})`,
    );
    const drawing = '<svg role="img" aria-label="Three become one."><text>3</text></svg>';
    expect(convert(`<p>a</p>${drawing}${drawing}<svg><text>x</text></svg>`)).toBe(
      'a\n\n*Three become one.*',
    );
    expect(convert(`<div aria-hidden="true">${drawing}</div><p>${drawing}</p>`)).toBe(
      '*Three become one.*',
    );
  });
});

describe('inline text', () => {
  test('gets separators where only CSS sets it apart', () => {
    expect(convert('<h3>Audit<span>Days 1 to 30</span></h3>')).toBe('### Audit · Days 1 to 30');
    expect(convert('<figcaption><strong>Ana Petrov</strong>COO, Example</figcaption>')).toBe(
      '**Ana Petrov** · COO, Example',
    );
    expect(
      convert('<dl><dt>Gain</dt><dd><strong>52<i>%</i></strong><span>more</span></dd></dl>'),
    ).toBe('- Gain: **52%** more');
  });

  test('is unchanged within a sentence', () => {
    expect(
      convert(
        '<p>See <span>the </span><a href="/a">plan</a><span>, and</span> <strong>un</strong>tie.</p>',
      ),
    ).toBe('See the [plan](https://cadron.example/a), and **un**tie.');
  });

  test('is not escaped in code', () => {
    expect(convert('<p><code>a_b &lt;c&gt;</code></p><pre><code>x\n\n\ny *</code></pre>')).toBe(
      '`a_b <c>`\n\n```\nx\n\n\ny *\n```',
    );
  });

  test('in an aside gets its label', () => {
    expect(convert('<p>a</p><aside aria-label="The author"><p>b</p></aside><p>c</p>')).toBe(
      'a\n\n**The author**\n\nb\n\nc',
    );
  });

  test('of a summary becomes a heading', () => {
    expect(
      convert(
        '<details><summary><h3>Is it free?</h3><i aria-hidden="true"></i></summary><div><p>Yes.</p></div></details>',
      ),
    ).toBe('### Is it free?\n\nYes.');
  });
});

const TAGS =
  'p h1 h3 ul ol li table tr td th thead a b i strong em span article dl dt dd svg form details summary br img pre code'.split(
    ' ',
  );

test('converts arbitrary HTML, and never turns text into a tag', () => {
  const tag = fc.constantFrom(...TAGS);
  const open = tag.map((name) => `<${name} href="/x" colspan="3" role="img">`);
  const close = tag.map((name) => `</${name}>`);
  const text = anyText.map((any) => any.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  fc.assert(
    fc.property(fc.array(fc.oneof(open, close, text), { maxLength: 30 }), (parts) => {
      convert(parts.join(''));
    }),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(convert(`<p>${any}</p>`)).not.toMatch(/(?<!\\)(\\\\)*<[a-z/!?]/i);
    }),
  );
});

describe('formats', () => {
  test.each([
    ['<strong>Quote”</strong>next', '<strong>Quote”</strong>next'],
    ['<strong>Label: </strong>value', '**Label:** value'],
    ['a<strong> </strong>b', 'a b'],
    [
      '<strong>a</strong><strong><em>b</em></strong>',
      '<strong>a</strong><strong><em>b</em></strong>',
    ],
    ['so <em>(this)</em>, that', 'so *(this)*, that'],
    ['10<sup>6</sup> and CO<sub>2</sub>', '10<sup>6</sup> and CO<sub>2</sub>'],
  ])('%s is read as it is shown', (html, expected) => {
    expect(convert(`<p>${html}</p>`)).toBe(expected);
  });

  test('bare addresses keep their signs, also as the text of a link', () => {
    expect(convert('<p>See https://example.com/a_b_c?x=1*2, or a_b</p>')).toBe(
      'See <https://example.com/a_b_c?x=1*2>, or a\\_b',
    );
    expect(convert('<p><a href="https://example.com/a_b">https://example.com/a_b</a></p>')).toBe(
      '[https://example.com/a\\_b](https://example.com/a_b)',
    );
  });

  test('lines, paragraphs and items of a cell stay apart, and code keeps its backslash', () => {
    const cells =
      '<td>one<br>two</td><td><p>a</p><p>b</p></td><td><ul><li>x</li><li>y</li></ul></td>';
    expect(convert(`<table><tr>${cells}<td><code>a\\|b</code></td></tr></table>`)).toContain(
      '| one<br>two | a<br>b | x<br>y | <code>a\\\\&#124;b</code> |',
    );
  });
});
