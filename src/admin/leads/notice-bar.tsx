import type { NoticeText } from './notice.ts';

/** Shows the result of the last action. The live region is always rendered, so that screen readers announce changes. */
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
