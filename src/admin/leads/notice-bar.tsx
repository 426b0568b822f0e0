import type { NoticeText } from './notice.ts';

/** Tells what was just done. Its region is always there, so that screen readers hear of what comes into it. */
export function NoticeBar({ notice }: { notice: NoticeText | undefined }) {
  return (
    <div className="admin-notice-place" role="status" aria-label="Result">
      {notice ? (
        <div className="admin-notice">
          <p>{notice.text}</p>
          {notice.items.length > 0 ? (
            <ul>
              {notice.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
