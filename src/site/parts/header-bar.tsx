import { BrandMark } from '#content/drawings/brand-mark.tsx';
import { markOf, type SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import {
  isGroup,
  type NavGroup,
  type Navigation,
  type NavLink,
} from '#src/domains/site-map/navigation.ts';
import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';

/**
 * The static markup of the header. Its menus are `<details>`, so tap, click and keyboard open them without JavaScript. CSS opens
 * them on hover (after 100 ms, and closes them after 150 ms, docs/specification.md, section 9).
 */
export function HeaderBar({ navigation, frame }: { navigation: Navigation; frame: SiteFrame }) {
  const { brand, logo } = frame;
  return (
    <div className="wrap site-bar">
      <a className="site-brand" href="/" aria-label={`${brand.name}, home`}>
        {logo.light ? (
          <>
            <img className="site-logo" src={logo.light} alt="" height={32} />
            <img
              className="site-logo site-logo-dark"
              src={logo.dark || logo.light}
              alt=""
              height={32}
              // Not loaded where it is not shown.
              loading="lazy"
            />
          </>
        ) : (
          <>
            <SiteMark logo={logo} />
            <span>{brand.shortName}</span>
          </>
        )}
      </a>
      <nav className="site-nav" aria-label="Main">
        <ul>
          {navigation.menus.map((entry) => (
            <li key={entry.label}>
              {isGroup(entry) ? <Dropdown menu={entry} /> : <a href={entry.href}>{entry.label}</a>}
            </li>
          ))}
        </ul>
      </nav>
      <HeaderSearch />
      {navigation.action ? (
        <a className="btn btn-small btn-copper site-action" href={navigation.action.href}>
          {navigation.action.label}
        </a>
      ) : null}
      <MobileMenu navigation={navigation} />
    </div>
  );
}

/** The mark beside the name, as the frame says. */
export function SiteMark({ logo }: Pick<SiteFrame, 'logo'>) {
  const mark = markOf(logo);
  if (mark === null) return <BrandMark />;
  return mark ? <img src={mark} alt="" width={34} height={34} /> : null;
}

/** One line above the header, as long as its dates say. */
export const AnnouncementBar = ({ text, label, href }: SiteFrame['header']['announcement']) => (
  <aside className="site-announcement tone-deep" aria-label="Announcement">
    <p className="wrap">
      {text} {href ? <a href={href}>{label || 'Read more'}</a> : null}
    </p>
  </aside>
);

export function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  );
}

/** The panel is a sibling of its `<details>`, since a closed one would hide it on hover. */
function Dropdown({ menu }: { menu: NavGroup }) {
  return (
    <>
      <details name="site-menu">
        <summary>
          {menu.label}
          <Chevron />
        </summary>
      </details>
      <div className={menu.links.length > 4 ? 'site-panel site-panel-wide' : 'site-panel'}>
        <ul>
          {menu.links.map((link) => (
            <li key={link.href}>
              <PanelLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function PanelLink({ link }: { link: NavLink }) {
  return (
    <a href={link.href}>
      <b>{link.label}</b>
      {link.hint ? <span>{link.hint}</span> : null}
    </a>
  );
}

/** The browser opens only one `<details>` of the same name at a time. */
function MobileMenu({ navigation }: { navigation: Navigation }) {
  return (
    <details className="site-mobile" name="site-menu">
      <summary aria-label="Menu">
        <i />
        <i />
      </summary>
      <nav className="site-sheet" aria-label="Main">
        <SearchForm />
        {navigation.menus.map((entry) =>
          isGroup(entry) ? (
            <details key={entry.label} name="site-submenu">
              <summary>
                {entry.label}
                <Chevron />
              </summary>
              <ul>
                {entry.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a key={entry.href} href={entry.href}>
              {entry.label}
            </a>
          ),
        )}
        {navigation.action ? (
          <a className="btn btn-large btn-copper" href={navigation.action.href}>
            {navigation.action.label}
          </a>
        ) : null}
      </nav>
    </details>
  );
}

/** The search in the header: a native disclosure with a form, so it works without JavaScript. */
export function HeaderSearch() {
  return (
    <div className="site-search">
      <details name="site-menu">
        <summary aria-label="Search">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M16 16l5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0" />
          </svg>
        </summary>
        <SearchForm />
      </details>
    </div>
  );
}

/** A small search form. A focused field with `data-search` loads suggestions. */
function SearchForm() {
  return (
    <form action={SEARCH_PATH} role="search" aria-label="Site">
      <input
        className="input"
        name="q"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        data-search=""
      />
      <button type="submit" className="btn btn-ink">
        Search
      </button>
    </form>
  );
}
