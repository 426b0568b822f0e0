import { createContext, use } from 'react';
import { BrandMark } from '#content/drawings/brand-mark.tsx';

/** The company as the site's frame has it: its short name, and its mark as `BrandFacts` has it. */
interface SiteBrand {
  name: string;
  mark: string | null;
}

/** On the server. Browsers read it from the document. */
export const SiteBrandContext = createContext<SiteBrand>({ name: '', mark: null });

function useSiteBrand(): SiteBrand {
  const given = use(SiteBrandContext);
  if (typeof document === 'undefined') return given;
  const { site = given.name, mark = null } = document.documentElement.dataset;
  return { name: site, mark };
}

/** The short name of the company. */
export const useSiteName = (): string => useSiteBrand().name;

/** The title of an admin page in the browser's tab. */
export const useAdminTitle = (title: string): string =>
  `${title} | ${useSiteName()} admin`.replace('|  ', '| ');

/** The company's icon, the drawn mark without a logo, and the first letter of its name with a logo that is no icon. */
export function AdminMark() {
  const { name, mark } = useSiteBrand();
  if (mark === null) return <BrandMark />;
  if (mark) return <img src={mark} alt="" width={28} height={28} />;
  return (
    <b className="grid place-center rounded on-pine" aria-hidden="true">
      {name.charAt(0)}
    </b>
  );
}
