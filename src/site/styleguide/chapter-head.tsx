import type { ReactNode } from 'react';

interface ChapterHeadProps {
  /** its anchor */
  id: string;
  title: string;
  text: string;
  /** what else there is to know; it then takes the right side, and the text goes under the title */
  children?: ReactNode;
}

/** Where something new begins: its name and, beside it, what it is or what it takes. */
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
