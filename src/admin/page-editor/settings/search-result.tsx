import {
  cutToWidth,
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import './page-settings.css';

interface SearchResultProps {
  path: string;
  /** with the brand */
  title: string;
  description: string;
  isHidden: boolean;
  /** what search engines show without a description */
  advice?: string | undefined;
  /** as phones show it: narrow, with a title of up to two lines */
  isPhone?: boolean;
}

const NO_DESCRIPTION = 'Without a description, search engines choose a part of the page.';

/** A page as search engines show it. */
export function SearchResult(props: SearchResultProps) {
  const { path, title, description, isHidden, advice = NO_DESCRIPTION, isPhone = false } = props;
  const place = isPhone ? 'On a phone, about' : 'In search results, about';
  return (
    <figure
      className="search-preview outlined py-3 px-3 min-0 rounded cropped"
      data-hidden={isHidden || undefined}
      data-phone={isPhone || undefined}
    >
      <figcaption>{isHidden ? 'Hidden: search engines do not list this page' : place}</figcaption>
      <p className="search-preview-path fine cropped">{path || '/'}</p>
      <p className="search-preview-title plain cropped">
        {(isPhone ? title : cutToWidth(title, MAX_TITLE_WIDTH, titleWidth)) || 'Without a title'}
      </p>
      <p className="search-preview-text fine tight cropped">
        {(isPhone
          ? description
          : cutToWidth(description, MAX_DESCRIPTION_WIDTH, descriptionWidth)) || advice}
      </p>
    </figure>
  );
}
