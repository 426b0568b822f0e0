import type { ReactNode } from 'react';

interface ChapterHeadProps {
  /** its anchor */
  id: string;
  title: string;
  text: string;
  /** shown on the right, with the text below the title */
  children?: ReactNode;
}

/** The head of a chapter: its title and, next to it, a description. */
export function ChapterHead({ id, title, text, children }: ChapterHeadProps) {
  const name = <h2 className="h2-long">{title}</h2>;
  const about = (
    <>
      <p className="lead">{text}</p>
      <a className="more" href="#contents">
        Contents
      </a>
    </>
  );
  return (
    <header className="wrap" id={id}>
      <div className="guide-head">
        {children ? (
          <>
            <div>
              {name}
              {about}
            </div>
            {children}
          </>
        ) : (
          <>
            {name}
            <div>{about}</div>
          </>
        )}
      </div>
    </header>
  );
}
