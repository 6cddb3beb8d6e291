import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { LazySearchDialog } from './LazySearchDialog';
import { opener, wideOpener } from './SearchButton.styles';

interface SearchButtonProps {
  /** Whether the button fills its container and shows its name. */
  wide?: boolean;
}

/** The button that opens the site search and loads its code. */
export function SearchButton({ wide = false }: SearchButtonProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wide ? undefined : t('search')}
        css={wide ? wideOpener : opener}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        {wide && t('search')}
      </button>
      <LazySearchDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
