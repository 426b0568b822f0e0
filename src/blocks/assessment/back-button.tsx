/** One step back: by the form without scripts, unchecked, and without the way there with them. */
export function BackButton({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <button
      type="submit"
      name="act"
      value="back"
      formNoValidate
      className="btn btn-large btn-quiet"
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {label}
    </button>
  );
}
