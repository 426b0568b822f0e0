import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Canvas } from './canvas.tsx';

const nothing = () => undefined;
const tools = { add: nothing, move: nothing, duplicate: nothing, toggleHidden: nothing };

test('the server asks for the page only where no script does', () => {
  const html = renderToString(
    <Canvas
      title="About"
      isAlone={false}
      onAlone={nothing}
      documentId="7"
      specs={{}}
      blocks={[{ id: 'faq', type: 'faq', props: {} }]}
      stored={undefined}
      selected={undefined}
      tools={{ ...tools, remove: nothing }}
      isReadOnly={false}
      onSelect={nothing}
      onText={nothing}
    />,
  );
  expect(html).toMatch(/<noscript><iframe [^>]*src="[^"]*7\/canvas/);
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toContain('iframe');
});
