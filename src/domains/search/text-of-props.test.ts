import { expect, test } from 'vitest';
import { textOfProps } from './text-of-props.ts';

test('returns visible text in order, without addresses, anchors and names of drawings', () => {
  const props = {
    tone: 'sand',
    title: 'Every system,\none record',
    action: { label: 'Book Growth Audit', href: '/book-audit' },
    drawing: 'systems',
    items: [
      { id: 'a', title: 'Field map', text: 'One sheet.', minutes: 5, icon: 'map' },
      { title: 'Checks', text: 'At the door.', href: '/services' },
    ],
    paragraphs: ['First.', 'Second.'],
    sources: ['https://example.com/a', '/media/picture.svg', 'mailto:x@y.example'],
  };
  expect(textOfProps(props)).toBe(
    'Every system,\none record Field map One sheet. Checks At the door. First. Second.',
  );
});

test('joins a text with links into one text', () => {
  const text = ['Ask for a ', { text: 'data audit', href: '/book-audit' }, ', then decide.'];
  expect(textOfProps({ parts: [{ kind: 'paragraph', text }] })).toBe(
    'Ask for a data audit, then decide.',
  );
});

test.each([null, undefined, 7, true, [], {}])('returns an empty string for %j', (props) => {
  expect(textOfProps(props)).toBe('');
});
