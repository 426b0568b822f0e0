/**
 * Gives each heading of a text its own id, made of its words. The prefix keeps them apart from the ids the page uses itself.
 */
export function createHeadingIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const words = slugify(text) || 'section';
    let id = `h-${words}`;
    for (let count = 2; taken.has(id); count += 1) id = `h-${words}-${count}`;
    taken.add(id);
    return id;
  };
}

function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
