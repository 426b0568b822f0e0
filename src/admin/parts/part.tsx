import { type ComponentProps, type ReactNode, useId } from 'react';

interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
}

/** A part of a screen under its heading, which names it. */
export function Part({ title, children, ...section }: PartProps) {
  const id = useId();
  return (
    <section {...section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
