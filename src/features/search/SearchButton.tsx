import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { opener, wideOpener } from './Search.styles';

const Dialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));

interface SearchButtonProps {
  /** Whether it fills its container and shows its name. */
  wide?: boolean;
}

/** Opens the site search and loads its code. */
export function SearchButton({ wide = false }: SearchButtonProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wide ? undefined : t('search')}
        css={wide ? wideOpener : opener}
        onClick={show}
      >
        <Icon name="search" />
        {wide && t('search')}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Dialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
