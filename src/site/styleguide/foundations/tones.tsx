import { Arrow } from '#src/ui/arrow.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Opening, Section, type Tone } from '#src/ui/section.tsx';

const TONES: readonly Tone[] = ['paper', 'sand', 'pine', 'deep', 'copper'];

/** Every section tone with all kinds of text on it. */
export function Tones() {
  return TONES.map((tone) => (
    <Section key={tone} tone={tone}>
      <Opening label="The label" title={`On ${tone}`}>
        <p className="lead">
          A lead is in the right four columns and summarizes the section in a sentence.
        </p>
      </Opening>
      <div className="guide-row hairline">
        <p>Body text, as on most of a page.</p>
        <p className="note">A note, in second text.</p>
        <p>
          <a className="text-link" href="#tones">
            A link in text
          </a>
        </p>
        <a className="more" href="#tones">
          A link that stands alone
          <Arrow />
        </a>
        <ButtonLink href="#tones" tone={tone === 'copper' ? 'ink' : 'copper'}>
          The action
        </ButtonLink>
        {tone === 'copper' ? null : (
          <ButtonLink href="#tones" tone="quiet">
            Beside it
          </ButtonLink>
        )}
        <a className="more is-focus" href="#tones">
          Focused
        </a>
      </div>
    </Section>
  ));
}
