import { useContext, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import type { SiteContactDetails } from '../../lib/readSiteContact';
import { reportProblem } from '../../lib/problems/reportProblem';
import { loadSiteContact } from './loadSiteContact';
import { SiteContact } from './SiteContact';

/**
 * Returns contact details for parts that only scripts show, such as a form in a drawer. Loads details that the page's
 * HTML does not show, so that a change of them renders no page.
 * @param needed names of the details
 */
export function useSiteContact(needed: readonly (keyof SiteContactDetails)[]): SiteContactDetails {
  const shown = useContext(SiteContact);
  const { code } = useLanguage();
  const [loaded, setLoaded] = useState<SiteContactDetails>({});
  const isComplete = needed.every((name) => shown[name] !== undefined);
  useEffect(() => {
    if (isComplete) return;
    // Forms work without them. The next form tries again.
    loadSiteContact(code).then(setLoaded, () => {
      if (process.env.NODE_ENV === 'production') reportProblem({ kind: 'part', name: 'SiteContact' });
    });
  }, [isComplete, code]);
  return { ...loaded, ...shown };
}
