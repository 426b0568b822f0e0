import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { TextField } from '#src/admin/forms/text-field.tsx';
import type { TotpEnrollment } from '#src/domains/people/people.ts';

interface EnrollProps {
  enrollment: TotpEnrollment;
  /** the enrollment as a value of the form */
  carried: string;
}

/** Links an authenticator app: scan, or type the key, then prove it with a code. */
export const Enroll = ({ enrollment: { key, uri, qr }, carried }: EnrollProps) => (
  <ol className="two-step-steps">
    <li>
      <div>
        <h2>Add this account to your authenticator app</h2>
        <p>
          Scan the code with the app. On this phone,{' '}
          <a className="text-link" href={uri}>
            open it in the app
          </a>{' '}
          instead.
        </p>
        <svg
          className="two-step-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for the authenticator app. The key below says the same."
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p>
          Can’t scan it? Type this key:
          <code className="two-step-key">{key}</code>
        </p>
      </div>
    </li>
    <li>
      <div>
        <h2>Enter the code that the app shows</h2>
        <ActionForm intent="verify" submit="Switch on" busy="Checking...">
          <input type="hidden" name="enrollment" value={carried} />
          <TextField
            name="code"
            label="Six-digit code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            required
          />
        </ActionForm>
      </div>
    </li>
  </ol>
);
