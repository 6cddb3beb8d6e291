import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import type { Alternate } from '../../i18n/paths';
import { content, slim } from './HeaderBar.styles';
import { HomeLink } from './HomeLink';

interface SlimHeaderProps {
  site: Queries.HeaderSiteFragment | null;
  currentPath: string;
  alternates: readonly Alternate[];
}

/**
 * The header of pages without the menu: the logo and the language switch (project-marketing §2.1). It is not sticky.
 */
export function SlimHeader({ site, currentPath, alternates }: SlimHeaderProps) {
  return (
    <header css={slim}>
      <div css={[content, { justifyContent: 'space-between' }]}>
        <HomeLink site={site} currentPath={currentPath} />
        <LanguageSwitch alternates={alternates} />
      </div>
    </header>
  );
}
