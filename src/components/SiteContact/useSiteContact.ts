import { useContext, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import type { SiteContactDetails } from '../../lib/readSiteContact';
import { reportProblem } from '../../lib/problems/reportProblem';
import { loadSiteContact } from './loadSiteContact';
import { SiteContact } from './SiteContact';

/**
 * Returns contact details for components that appear only with JavaScript, such as a form in a drawer. Details that the
 * page did not query are loaded from a file. A change of them in the CMS then does not require rebuilding the pages.
 * @param needed names of the details
 */
export function useSiteContact(needed: readonly (keyof SiteContactDetails)[]): SiteContactDetails {
  const shown = useContext(SiteContact);
  const { code } = useLanguage();
  const [loaded, setLoaded] = useState<SiteContactDetails>({});
  const isComplete = needed.every((name) => shown[name] !== undefined);
  useEffect(() => {
    if (isComplete) return;
    // The forms work without these details. The next form tries to load them again.
    loadSiteContact(code).then(setLoaded, () => {
      if (process.env.NODE_ENV === 'production') reportProblem({ kind: 'part', name: 'SiteContact' });
    });
  }, [isComplete, code]);
  return { ...loaded, ...shown };
}
