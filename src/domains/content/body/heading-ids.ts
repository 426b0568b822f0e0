/**
 * Creates a function that returns a unique id for each heading, made of its text. The prefix avoids collisions with other ids
 * of the page.
 */
export function createHeadingIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const slug = slugify(text) || 'section';
    let id = `h-${slug}`;
    for (let count = 2; taken.has(id); count += 1) id = `h-${slug}-${count}`;
    taken.add(id);
    return id;
  };
}

function slugify(text: string) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
