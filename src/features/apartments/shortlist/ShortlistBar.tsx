import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { ShareButton } from '../../../components/ShareButton/ShareButton';
import { track } from '../../../lib/analytics';
import { LazyComparison } from './LazyComparison';
import type { ProjectHome } from '../home/ProjectHome';
import { projectFilterContexts, type OfferKind } from '../filters/projectFilters';
import { shortlist } from './Shortlist.styles';
import type { useShortlist } from './useShortlist';

interface ShortlistBarProps {
  homes: readonly ProjectHome[];
  list: ReturnType<typeof useShortlist>;
  semantics: OfferKind;
  projectTitle: string;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
}

/**
 * The bar above the list with actions on the visitor's shortlist: show only its apartments, compare them, share them.
 * If the URL contains a shared shortlist, it can be saved.
 */
export function ShortlistBar({ homes, list, semantics, projectTitle, today }: ShortlistBarProps) {
  const { t } = useTranslation('apartments');
  const { values, change, hrefOf } = projectFilterContexts[semantics].useFilters();
  const [comparing, setComparing] = useState(false);
  const own = homes.filter(({ assetName }) => list.saved.includes(assetName));
  const names = own.map(({ assetName }) => assetName);
  const narrowed = values.saved.length > 0;
  const strange = values.saved.filter((name) => !list.saved.includes(name));
  const compared = narrowed ? homes.filter(({ assetName }) => values.saved.includes(assetName)) : own;
  if (own.length === 0 && !narrowed) return null;
  const address = () =>
    new URL(hrefOf({ saved: narrowed ? values.saved : names }), window.location.href).href;
  return (
    <div css={shortlist} role="group" aria-label={t('shortlist')}>
      <p role="status">
        {strange.length > 0
          ? t('shared', { number: values.saved.length })
          : t('savedCount', { number: own.length })}
      </p>
      {narrowed ? (
        <Button variant="text" onClick={() => void change({ saved: [] })}>
          {t('showAll')}
        </Button>
      ) : (
        <Button
          variant="text"
          onClick={() => {
            track('home_button_pressed', { button: 'save' });
            void change({ saved: names });
          }}
        >
          {t('showSaved')}
        </Button>
      )}
      {strange.length > 0 && (
        <Button variant="text" onClick={() => list.add(strange)}>
          {t('saveShared')}
        </Button>
      )}
      {compared.length > 1 && (
        <Button
          variant="text"
          aria-haspopup="dialog"
          onClick={() => {
            track('home_button_pressed', { button: 'compare' });
            setComparing(true);
          }}
        >
          {t('compare', { number: compared.length })}
        </Button>
      )}
      <ShareButton
        title={t('shareTitle', { name: projectTitle })}
        url={address}
        onPress={() => track('home_button_pressed', { button: 'share' })}
      />
      <LazyComparison
        homes={compared}
        open={comparing}
        onClose={() => setComparing(false)}
        monthly={semantics === 'rent'}
        today={today}
      />
    </div>
  );
}
