/** The path of a page, which leads to it; what stands for many pages leads nowhere. */
export function PageName({ path }: { path: string }) {
  const isOne = path.startsWith('/') && !path.endsWith('*');
  return isOne ? <a href={path}>{path}</a> : <span>{path}</span>;
}
