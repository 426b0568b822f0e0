/** Goes back one step. Without JavaScript it posts the form without validation. */
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
